#!/bin/sh
# low-priority.sh NICENESS SECONDS command args…
#
# Becomes the command, which steps back when the processors are busy: so many seconds after its start, because what comes
# back after a death has others waiting for it. A nice value is a thread's; where the kernel shares processors out by
# session, it counts within one only, and the session needs a lower one too. With LOW_PRIORITY=no nothing does.
niceness=$1
seconds=$2
shift 2
if [ "$LOW_PRIORITY" = no ]; then exec "$@"; fi
command=$$

born() { cut -d ' ' -f 22 /proc/"$command"/stat 2>/dev/null; }
born=$(born)

lower_priority() {
  # another may have its number by now
  [ "$(born)" = "$born" ] || return
  echo "$niceness" >/proc/"$command"/autogroup
  renice -n "$niceness" -p $(ls /proc/"$command"/task 2>/dev/null || echo "$command")
}

if [ "$seconds" = 0 ]; then
  lower_priority >/dev/null 2>&1
else
  # forked twice, so that the command has no strange child, and deaf to what is said to the command
  ( ( sleep "$seconds" && lower_priority ) </dev/null >/dev/null 2>&1 & )
fi
exec "$@"
