#!/bin/sh
# with-folder.sh command args…
#
# Executes the command with the working folder open as file 9: a command that switches to another user reaches it as
# /proc/self/fd/9 while its parent folders stay closed to that user.
exec 9<. "$@"
