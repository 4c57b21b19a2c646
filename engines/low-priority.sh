#!/bin/sh
# low-priority.sh NICENESS SECONDS command args…
#
# Executes the command and lowers its priority SECONDS after its start, because others wait for a process that restarts
# after a crash. A nice value belongs to a thread; if the kernel shares processors by session (autogroup), it counts
# only within one, so that the session's is lowered too. With LOW_PRIORITY=no nothing is lowered.
niceness=$1
seconds=$2
shift 2
if [ "$LOW_PRIORITY" = no ]; then exec "$@"; fi
command=$$

born() { cut -d ' ' -f 22 /proc/"$command"/stat 2>/dev/null; }
born=$(born)

lower_priority() {
  # another process may have its pid by now
  [ "$(born)" = "$born" ] || return
  echo "$niceness" >/proc/"$command"/autogroup
  renice -n "$niceness" -p $(ls /proc/"$command"/task 2>/dev/null || echo "$command")
}

if [ "$seconds" = 0 ]; then
  lower_priority >/dev/null 2>&1
else
  # forked twice, so that it is no child of the command, and without the command's standard input
  ( ( sleep "$seconds" && lower_priority ) </dev/null >/dev/null 2>&1 & )
fi
exec "$@"
