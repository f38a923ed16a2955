; The installer for Windows, by Inno Setup 6: for one person without rights of an administrator, or for all.
; Version, Authors, Address, Frozen, Icon and Out come from scripts/packages/windows.py.

[Setup]
AppId=Leonardo
AppName=Leonardo
AppVersion={#Version}
AppPublisher={#Authors}
AppPublisherURL={#Address}
AppSupportURL={#Address}
DefaultDirName={autopf}\Leonardo
DefaultGroupName=Leonardo
DisableProgramGroupPage=yes
MinVersion=10.0
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Frozen}\licences\LICENSE
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\leonardo-table.exe
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Out}
OutputBaseFilename=leonardo-{#Version}-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "cs"; MessagesFile: "compiler:Languages\Czech.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had is not left beside the new one; saved games lie elsewhere.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Frozen}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Leonardo"; Filename: "{app}\leonardo-table.exe"
Name: "{autodesktop}\Leonardo"; Filename: "{app}\leonardo-table.exe"; Tasks: desktopicon

[Registry]
; Windows tells files by their last ending alone, which other programs use, too: ours are offered under "Open with".
Root: HKA; Subkey: "Software\Classes\Leonardo.Game"; ValueType: string; ValueData: "Leonardo"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Leonardo.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\leonardo-table.exe,0"
Root: HKA; Subkey: "Software\Classes\Leonardo.Game\shell\open\command"; ValueType: string; ValueData: """{app}\leonardo-table.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "Leonardo.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "Leonardo.Game"; Flags: uninsdeletevalue

[Run]
Filename: "{app}\leonardo-table.exe"; Description: "{cm:LaunchProgram,Leonardo}"; Flags: nowait postinstall skipifsilent
