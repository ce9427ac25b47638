@echo off
rem Builds the jar if it is missing and runs it; "ridotto test" rebuilds it. The jar itself finds a Java 25.
setlocal
set "jar=%~dp0app\target\ridotto.jar"
set "maven=mvn -f "%~dp0pom.xml" -B -ntp"

where npm >nul 2>nul && set "maven=%maven% -Dweb"

if "%~1"=="test" goto test
if "%~1"=="format" goto format
if not exist "%jar%" call %maven% -q package -Dmaven.test.skip=true 1>&2 || exit /b 1
java -jar "%jar%" %*
exit /b %errorlevel%

:test
call %maven% verify
exit /b %errorlevel%

:format
call %maven% -q -N verify -Dformat=apply
exit /b %errorlevel%
