#!/bin/sh
# lifeline.sh SIGNAL SECONDS command args…
#
# Executes the command in its place (same process id, so the supervisor signals and reaps the engine itself) and leaves
# a watcher that reads the supervisor's end of standard input. When the supervisor ends, however it ends, the pipe
# closes: the watcher sends SIGNAL, waits at most SECONDS, then KILL. It is forked twice so that it is no child of the
# engine.
signal=$1
seconds=$2
shift 2
engine=$$

exec 3<&0 </dev/null

(
  (
    while read -r _; do :; done
    kill -s "$signal" "$engine" || exit 0
    kill -s CONT "$engine"
    left=$((seconds * 5))
    while [ "$left" -gt 0 ] && kill -0 "$engine"; do
      sleep 0.2
      left=$((left - 1))
    done
    kill -s KILL "$engine"
  ) <&3 3<&- >/dev/null 2>&1 &
)

exec "$@" 3<&-
