; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows; packaging/windows/package calls makensis with
;   -DVERSION=…   of the program
;   -DSTAGE=…     the folder with what is installed
;   -DFILES=…     a script that package writes: how each of these files is placed, and taken away again
;   -DWINDOW      when strata.exe is among them
;   -DOUTPUT=…    the installer
; For the person who runs it: no rights of an administrator are asked for.
; The stub is for 64 bits, as the programs are.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma

!include FileFunc.nsh
!include MUI2.nsh
!include "${FILES}"

!define UNINSTALL_KEY Software\Microsoft\Windows\CurrentVersion\Uninstall\Strata
!define CLASSES Software\Classes
!define RUN_FILE org.strata_bench.Strata.run

Name Strata
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Strata"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" InstallLocation
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName Strata
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Strata"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright GPL-3.0-or-later

!define MUI_ICON "${__FILEDIR__}\..\..\resources\icons\strata.ico"
!define MUI_UNICON "${MUI_ICON}"
!insertmacro MUI_PAGE_LICENSE "${STAGE}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!ifdef WINDOW
  !define MUI_FINISHPAGE_RUN "$INSTDIR\strata.exe"
!endif
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Russian
!insertmacro MUI_LANGUAGE Arabic
!insertmacro MUI_LANGUAGE Japanese
!insertmacro MUI_LANGUAGE SimpChinese

LangString RemoveData ${LANG_ENGLISH} "Remove your settings and the history of your runs as well?"
LangString RemoveData ${LANG_GERMAN} "Auch Ihre Einstellungen und den Verlauf Ihrer Läufe entfernen?"
LangString RemoveData ${LANG_SPANISH} "¿Eliminar también sus ajustes y el historial de sus ejecuciones?"
LangString RemoveData ${LANG_FRENCH} "Supprimer aussi vos réglages et l’historique de vos exécutions ?"
LangString RemoveData ${LANG_PORTUGUESEBR} "Remover também suas configurações e o histórico das suas execuções?"
LangString RemoveData ${LANG_RUSSIAN} "Удалить также ваши настройки и историю прогонов?"
LangString RemoveData ${LANG_ARABIC} "هل تريد أيضًا إزالة إعداداتك وسجل جولاتك؟"
LangString RemoveData ${LANG_JAPANESE} "設定と実行の履歴も削除しますか。"
LangString RemoveData ${LANG_SIMPCHINESE} "是否同时删除您的设置和运行的历史记录？"

LangString StillRunning ${LANG_ENGLISH} "Strata is still running. Close its windows and commands, then try again."
LangString StillRunning ${LANG_GERMAN} "Strata läuft noch. Schließen Sie seine Fenster und Befehle, und versuchen Sie es dann erneut."
LangString StillRunning ${LANG_SPANISH} "Strata sigue en ejecución. Cierre sus ventanas y órdenes, y vuelva a intentarlo."
LangString StillRunning ${LANG_FRENCH} "Strata est encore en cours d’exécution. Fermez ses fenêtres et ses commandes, puis réessayez."
LangString StillRunning ${LANG_PORTUGUESEBR} "O Strata ainda está em execução. Feche suas janelas e seus comandos e tente novamente."
LangString StillRunning ${LANG_RUSSIAN} "Strata ещё работает. Закройте её окна и команды и повторите попытку."
LangString StillRunning ${LANG_ARABIC} "ما زال Strata قيد التشغيل. أغلق نوافذه وأوامره، ثم أعد المحاولة."
LangString StillRunning ${LANG_JAPANESE} "Strata が実行中です。ウィンドウとコマンドを終了してから、再試行してください。"
LangString StillRunning ${LANG_SIMPCHINESE} "Strata 仍在运行。请关闭其窗口和命令，然后重试。"

LangString DataStays ${LANG_ENGLISH} "Some of your data could not be removed:"
LangString DataStays ${LANG_GERMAN} "Ein Teil Ihrer Daten konnte nicht entfernt werden:"
LangString DataStays ${LANG_SPANISH} "No se pudo eliminar una parte de sus datos:"
LangString DataStays ${LANG_FRENCH} "Une partie de vos données n’a pas pu être supprimée :"
LangString DataStays ${LANG_PORTUGUESEBR} "Não foi possível remover uma parte dos seus dados:"
LangString DataStays ${LANG_RUSSIAN} "Часть ваших данных удалить не удалось:"
LangString DataStays ${LANG_ARABIC} "تعذّرت إزالة بعض بياناتك:"
LangString DataStays ${LANG_JAPANESE} "データの一部を削除できませんでした。"
LangString DataStays ${LANG_SIMPCHINESE} "无法删除您的部分数据："

; Programs in FOLDER that run cannot be written to: nothing is changed until they have ended. Who cancels, and /S, leave
; everything as it is, with status 1.
!macro WaitForPrograms FOLDER
  !insertmacro WaitForProgram "${FOLDER}\strata.exe"
  !insertmacro WaitForProgram "${FOLDER}\strata-cli.exe"
!macroend
!macro WaitForProgram PROGRAM
  !define AGAIN again_${__COUNTER__}
  !define ENDED ended_${__COUNTER__}
  ${AGAIN}:
  IfFileExists "${PROGRAM}" 0 ${ENDED}
  ClearErrors
  FileOpen $3 "${PROGRAM}" a
  FileClose $3
  IfErrors 0 ${ENDED}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRunning)" /SD IDCANCEL IDRETRY ${AGAIN}
  SetErrorLevel 1
  Quit
  ${ENDED}:
  !undef AGAIN
  !undef ENDED
!macroend

; Desktops look again at what opens which files.
!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetShellVarContext current
  ; Of another version nothing stays, wherever it lies, not even a library that this one no longer has. It asks nothing,
  ; and waits. Told where it lies it cannot take away itself and its folder; of another program nothing is run.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" InstallLocation
  !insertmacro WaitForPrograms "$INSTDIR"
  StrCmp $0 "" none
  IfFileExists "$0\uninstall-strata.exe" 0 none
  !insertmacro WaitForPrograms "$0"
  ExecWait '"$0\uninstall-strata.exe" /S _?=$0'
  Delete "$0\uninstall-strata.exe"
  RMDir "$0"
  none:
  !insertmacro PLACE_FILES
  WriteUninstaller "$INSTDIR\uninstall-strata.exe"
  ; Shortcuts, and what the last page starts, begin in this folder, where the disk is tested unless told otherwise.
  SetOutPath "$PROFILE"
!ifdef WINDOW
  CreateShortcut "$SMPROGRAMS\Strata.lnk" "$INSTDIR\strata.exe"
  ; Beside what the person has chosen for such files already, not instead of it.
  WriteRegStr HKCU "${CLASSES}\.strata" "" "${RUN_FILE}"
  WriteRegStr HKCU "${CLASSES}\.strata" "Content Type" "application/vnd.strata-bench.run+json"
  WriteRegStr HKCU "${CLASSES}\.strata\OpenWithProgids" "${RUN_FILE}" ""
  WriteRegStr HKCU "${CLASSES}\${RUN_FILE}" "" "Strata benchmark run"
  WriteRegStr HKCU "${CLASSES}\${RUN_FILE}\DefaultIcon" "" "$INSTDIR\strata.exe,0"
  WriteRegStr HKCU "${CLASSES}\${RUN_FILE}\shell\open\command" "" '"$INSTDIR\strata.exe" "%1"'
  !insertmacro TellDesktop
!endif
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayName Strata
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayVersion "${VERSION}"
!ifdef WINDOW
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayIcon "$INSTDIR\strata.exe"
!endif
  WriteRegStr HKCU "${UNINSTALL_KEY}" Publisher "The Strata contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" UninstallString '"$INSTDIR\uninstall-strata.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" QuietUninstallString '"$INSTDIR\uninstall-strata.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoRepair 1
SectionEnd

; Only what was placed, and whatever else lies in the folder stays. Runs and settings go where the person says so: the box
; is not shown, and they stay, with /S, which a newer version and the system's own lists use; unless /REMOVE-DATA is given.
Section Uninstall
  SetShellVarContext current
  !insertmacro WaitForPrograms "$INSTDIR"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/REMOVE-DATA" $2
  IfErrors 0 remove_data
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(RemoveData)" /SD IDNO IDNO data_stays
  remove_data:
  nsExec::ExecToStack '"$INSTDIR\strata-cli.exe" data --remove --yes'
  Pop $2
  Pop $3
  StrCmp $2 0 data_stays
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(DataStays)$\n$3" /SD IDCANCEL IDRETRY remove_data
  SetErrorLevel 1
  Quit
  data_stays:
  !insertmacro TAKE_FILES
  Delete "$INSTDIR\uninstall-strata.exe"
  RMDir "$INSTDIR"
!ifdef WINDOW
  Delete "$SMPROGRAMS\Strata.lnk"
  DeleteRegKey HKCU "${CLASSES}\${RUN_FILE}"
  DeleteRegValue HKCU "${CLASSES}\.strata\OpenWithProgids" "${RUN_FILE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.strata\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.strata" ""
  StrCmp $0 "${RUN_FILE}" 0 +3
  DeleteRegValue HKCU "${CLASSES}\.strata" ""
  DeleteRegValue HKCU "${CLASSES}\.strata" "Content Type"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.strata"
  !insertmacro TellDesktop
!endif
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd
