#!/bin/sh
# Temporal's test server, in which time is skipped. Lies beside the folder of its jars.
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -XX:TieredStopAtLevel=1 -cp "${0%/*}/lib/*" io.temporal.testserver.TestServer "$@"
