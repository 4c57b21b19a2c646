#!/bin/sh
# with-folder.sh command args…
#
# Becomes the command, with the working folder open as file 9: a command that steps down to another user reaches it as
# /proc/self/fd/9 while the way there stays closed to that user.
exec 9<. "$@"
