@echo off
rem Builds the jar if it is missing and runs it; "ridotto test" rebuilds it. The jar itself finds a Java 25.
setlocal
set "jar=%~dp0app\target\ridotto.jar"
set "maven=mvn -f "%~dp0pom.xml" -B -ntp"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
rem As in ./ridotto: a house has little memory, and its classes are laid out beforehand.
set house="@%~dp0app\src\main\resources\house.flags" -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%~dp0app\target\ridotto.jsa" -Xlog:cds=off -Xlog:cds+dynamic=off

where npm >nul 2>nul && set "maven=%maven% -Dweb"

if "%~1"=="test" goto test
if "%~1"=="format" goto format
if exist "%jar%" goto run
call %maven% -q package -Dmaven.test.skip=true 1>&2 || exit /b 1
"%java%" %house% -jar "%jar%" serve --rehearse

:run
if "%~1"=="" goto serve
if "%~1"=="serve" goto serve
for %%c in (bench simulate tournament) do if "%~1"=="%%c" goto lab
"%java%" -jar "%jar%" %*
exit /b %errorlevel%

:lab
"%java%" "@%~dp0app\src\main\resources\lab.flags" %RIDOTTO_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%

:serve
"%java%" %house% %RIDOTTO_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%

:test
call %maven% verify
exit /b %errorlevel%

:format
call %maven% -q -N verify -Dformat=apply && cd /d "%~dp0web" && call npm run --silent format -- --log-level warn
exit /b %errorlevel%
