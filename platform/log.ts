import { type Logger, pino } from 'pino';
import { traceIds } from './trace.ts';

export type Log = Logger;

/**
 * Structured log of one process: JSON lines on standard output, `name` and `instance` on each. A line about a door's
 * message names it as `messageId`, one about several as `messageIds`; within a trace it has `trace_id` and `span_id`.
 */
export function createLog(name: string, options: { level: string; instance: string }): Log {
  return pino({
    level: options.level,
    base: { name, instance: options.instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceIds,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['password', 'token', 'key', 'authorization', 'req.headers.authorization'],
  });
}
