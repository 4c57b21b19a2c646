#!/bin/sh
# Temporal's time-skipping test server. Stored next to the folder of its jars.
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -XX:TieredStopAtLevel=1 -cp "${0%/*}/lib/*" io.temporal.testserver.TestServer "$@"
