<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Închide fila</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Despre %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ascunde %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ascunde celelalte</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferințe...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Închide %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicii</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Afișează toate</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Fișier %1</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dosar cu fișiere</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Selectează &amp;tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Mărește</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>M&amp;icșorează</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Micșorează valoarea</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Merge la pagina dinainte</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Merge la pagina următoare</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Mărește valoarea</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina următoare</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Apasă</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pagina dinainte</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Focalizează</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mută focalizarea aici</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Comută</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Comută starea</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Declanșează acțiunea</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>Executable &apos;%1&apos; requires Qt %2, found Qt %3.</source>
        <translation>Programul „%1” are nevoie de Qt %2, dar a găsit Qt %3.</translation>
    </message>
    <message>
        <source>Incompatible Qt Library Error</source>
        <translation>Bibliotecă Qt nepotrivită</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About</source>
        <translation>Despre</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Despre Qt</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Configurare</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Decupează</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferințe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Setare</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configurare</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Nu salva</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Fals</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Deschide lista</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Adevărat</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Ce este asta?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Mai arată acest mesaj</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Mesaj de depanare:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Eroare fatală:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Avertisment:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot create %1 for output</source>
        <translation>Nu se poate crea %1 pentru scriere</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>Nu se poate deschide %1 pentru citire</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Nu se poate deschide pentru scriere: %1</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Eroare la redenumire: %1</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Un bloc nu a putut fi scris: %1</translation>
    </message>
    <message>
        <source>Cannot remove source file: %1</source>
        <translation>Fișierul-sursă nu poate fi șters: %1</translation>
    </message>
    <message>
        <source>Cannot open for output</source>
        <translation>Nu se poate deschide pentru scriere</translation>
    </message>
    <message>
        <source>Cannot remove source file</source>
        <translation>Fișierul-sursă nu poate fi șters</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Fișierul-destinație există deja</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Fișierul-destinație este chiar acest fișier.</translation>
    </message>
    <message>
        <source>Error while renaming.</source>
        <translation>Eroare la redenumire.</translation>
    </message>
    <message>
        <source>Failure to write block</source>
        <translation>Un bloc nu a putut fi scris</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Fișierul-sursă nu există.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>Nu se poate restaura din %1: %2</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Un fișier secvențial nu se redenumește prin copiere pe blocuri</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dosarul nu a fost găsit.
Verifică dacă numele dosarului este corect.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fișierul nu a fost găsit.
Verifică dacă numele fișierului este corect.</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fișier %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 există deja.
Vrei să îl înlocuiești?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>A&amp;lege</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Șt&amp;erge</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Dosar &amp;nou</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” este protejat la scriere.
Vrei totuși să îl ștergi?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Sigur vrei să ștergi „%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Arată lista cu detalii</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Arată lista simplă</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosarul nu a putut fi șters.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosare</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosar:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nume de fișier:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dosar cu fișiere</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fișiere de tipul:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Găsește un dosar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mergi înapoi</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Mergi înainte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mergi la dosarul de deasupra</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listă</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Listă de locuri și semne de carte</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Caută în:</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Caută în:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fișiere de &amp;tipul:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Acest calculator</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Dosar nou</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosarul de deasupra</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locuri recente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Arată </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Arată fișierele &amp;ascunse</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bară laterală</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 octeți</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octeți</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Numele „%1” nu poate fi folosit.&lt;/b&gt;&lt;p&gt;Încearcă alt nume, cu mai puține caractere sau fără semne de punctuație.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data modificării</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nume de fișier nevalid</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Acest calculator</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Renunță</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Înc&amp;hide</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Închide fără să salvezi</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Nu mai este loc pe dispozitiv</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fișierul sau dosarul nu există</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Acces interzis</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Prea multe fișiere deschise</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Eroare necunoscută</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>fișierul de deschis este un dosar</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Scrie o valoare:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Decupează</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Despre Qt&lt;/h3&gt;&lt;p&gt;Acest program folosește Qt, versiunea %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Despre Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ascunde detaliile...</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Arată detaliile...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonează</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplică</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Nu salva</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoră</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;u la toate</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Revino la valorile inițiale</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvează tot</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da la &amp;toate</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Fișierul %1 există, dar nu poate fi scris</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Numele este al unui dosar</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Scrierea a fost oprită de program</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Jos de tot</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Marginea stângă</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>O pagină în jos</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>O pagină la stânga</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>O pagină la dreapta</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>O pagină în sus</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Marginea dreaptă</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Derulează aici</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sus de tot</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>CapsLock</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Săgeată jos</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Săgeată stânga</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>NumLock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Săgeată dreapta</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>ScrollLock</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Decupează</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nou</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Reîncarcă</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Săgeată sus</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>mesaj de avertizare</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplicație</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>pânză</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>casetă de bifat</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>listă derulantă</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>umplutură</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadru</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>imagine</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>titlu</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetă</translation>
    </message>
    <message>
        <source>link</source>
        <translation>legătură</translation>
    </message>
    <message>
        <source>list</source>
        <translation>listă</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>element de listă</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bară de meniuri</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>element de meniu</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>filă</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>listă de file</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panou</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>meniu contextual</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bară de progres</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>buton</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>buton radio</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bară de derulare</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>separator</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>cursor</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>casetă cu trepte</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>despărțitor</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bară de stare</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>cursor de text</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bară de titlu</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bară de instrumente</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>sfat</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>necunoscut</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>buton cu meniu</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celulă</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coloană</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>antet de coloană</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rând</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>antet de rând</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbore</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>element de arbore</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>rol nevalid</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Inserează un caracter de control Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Început de încorporare de la stânga la dreapta</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Izolare de la stânga la dreapta</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Semn de la stânga la dreapta</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Început de suprascriere de la stânga la dreapta</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Sfârșit de formatare direcțională</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Început de încorporare de la dreapta la stânga</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Izolare de la dreapta la stânga</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Semn de la dreapta la stânga</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Început de suprascriere de la dreapta la stânga</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Liant de lățime zero</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Separator de lățime zero</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Spațiu de lățime zero</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Ce este asta?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiază adresa le&amp;găturii</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Decupează</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
</TS>
