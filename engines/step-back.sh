#!/bin/sh
# step-back.sh NICENESS command args…
#
# Becomes the command, which steps back when the processors are busy. Where the kernel shares them out by session, a
# nice value counts within one only, and the session has to step back too. With STEP_BACK=no it does not.
niceness=$1
shift
if [ "$STEP_BACK" = no ]; then exec "$@"; fi
{ echo "$niceness" >/proc/self/autogroup; } 2>/dev/null
exec nice -n "$niceness" "$@"
