; The installer for one Windows user, without an administrator:
;   makensis -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DPAYLOAD=build/frozen/tripeaks -DICON=… -DOUTPUT=… tripeaks.nsi
; PAYLOAD is the frozen program's folder. Games and settings lie elsewhere (%APPDATA%) and stay.
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include FileFunc.nsh

Name "TriPeaks"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\TriPeaks"
InstallDirRegKey HKCU "Software\TriPeaks" "InstallDir"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "TriPeaks"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "TriPeaks"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tripeaks.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TriPeaks"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first language is the one for everybody else.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Romanian"

LangString RUNNING ${LANG_ENGLISH} "TriPeaks is running. Please close it, then try again."
LangString RUNNING ${LANG_ITALIAN} "TriPeaks è in esecuzione. Chiudilo, poi riprova."
LangString RUNNING ${LANG_ROMANIAN} "TriPeaks rulează. Închide-l, apoi încearcă din nou."
LangString FILE_TYPE ${LANG_ENGLISH} "TriPeaks game"
LangString FILE_TYPE ${LANG_ITALIAN} "Partita di TriPeaks"
LangString FILE_TYPE ${LANG_ROMANIAN} "Partidă de TriPeaks"

; The program's own files, and nothing else that may lie in the folder.
!macro REMOVE_PROGRAM
  again:
  ClearErrors
  Delete "$INSTDIR\tripeaks.exe"
  IfErrors 0 stopped
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    Abort
  stopped:
  Delete "$INSTDIR\tripeaks-cli.exe"
  RMDir /r "$INSTDIR\_internal"
!macroend

!macro DESKTOP_CHANGED
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "TriPeaks"
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\TriPeaks.lnk" "$INSTDIR\tripeaks.exe"

  WriteRegStr HKCU "Software\TriPeaks" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.tripeaks" "" "TriPeaks.Game"
  WriteRegStr HKCU "Software\Classes\.tripeaks" "Content Type" "application/x-tripeaks"
  WriteRegStr HKCU "Software\Classes\TriPeaks.Game" "" "$(FILE_TYPE)"
  WriteRegStr HKCU "Software\Classes\TriPeaks.Game\DefaultIcon" "" "$INSTDIR\tripeaks.exe,0"
  WriteRegStr HKCU "Software\Classes\TriPeaks.Game\shell\open\command" "" '"$INSTDIR\tripeaks.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\tripeaks" "" "URL:TriPeaks"
  WriteRegStr HKCU "Software\Classes\tripeaks" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\tripeaks\DefaultIcon" "" "$INSTDIR\tripeaks.exe,0"
  WriteRegStr HKCU "Software\Classes\tripeaks\shell\open\command" "" '"$INSTDIR\tripeaks.exe" "%1"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tripeaks.exe" "" "$INSTDIR\tripeaks.exe"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "TriPeaks"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\tripeaks.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "the TriPeaks developers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  !insertmacro DESKTOP_CHANGED
SectionEnd

Section "Uninstall"
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\TriPeaks.lnk"
  DeleteRegKey HKCU "Software\TriPeaks"
  DeleteRegKey HKCU "Software\Classes\.tripeaks"
  DeleteRegKey HKCU "Software\Classes\TriPeaks.Game"
  DeleteRegKey HKCU "Software\Classes\tripeaks"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tripeaks.exe"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro DESKTOP_CHANGED
SectionEnd
