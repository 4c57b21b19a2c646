import { type Logger, pino } from 'pino';
import { traceIds } from './trace.ts';

export type Log = Logger;

/** Removes names and passwords from addresses, which errors of clients and of URL may quote; linear in the line. */
const withoutPasswords = (line: string): string =>
  line
    .split('://')
    .map((part, index) => (index === 0 ? part : withoutUser(part)))
    .join('://');

/** @param rest text after `://`, from the authority on. */
function withoutUser(rest: string): string {
  const end = rest.search(/[\s/?#"]/);
  const at = rest.slice(0, end < 0 ? rest.length : end).lastIndexOf('@');
  return rest.slice(0, Math.max(0, at)).includes(':') ? `***${rest.slice(at)}` : rest;
}

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
    hooks: { streamWrite: withoutPasswords },
    redact: ['password', 'token', 'key', 'authorization', 'req.headers.authorization'],
  });
}
