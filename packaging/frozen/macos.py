"""What macOS is told about the program: its languages, its links and its files."""

BUNDLE_IDENTIFIER = "org.tripeaks.TriPeaks"
FILE_TYPE = "org.tripeaks.game"


def info_plist(version: str) -> dict[str, object]:
    """Return what stands in the program's Info.plist beyond PyInstaller's own."""
    return {
        "CFBundleDisplayName": "TriPeaks",
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "it", "ro"],
        "CFBundleURLTypes": [
            {
                "CFBundleURLName": BUNDLE_IDENTIFIER,
                "CFBundleURLSchemes": ["tripeaks"],
                "CFBundleTypeRole": "Viewer",
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "TriPeaks game",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [FILE_TYPE],
                "LSHandlerRank": "Owner",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "TriPeaks game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["tripeaks"],
                    "public.mime-type": ["application/x-tripeaks"],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "NSPrincipalClass": "NSApplication",
    }
