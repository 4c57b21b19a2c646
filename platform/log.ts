import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log of one process: JSON lines on standard output, `name` and `instance` on each. */
export function createLog(name: string, options: { level: string; instance: string }): Log {
  return pino({
    level: options.level,
    base: { name, instance: options.instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['password', 'token', 'key', 'authorization', 'req.headers.authorization'],
  });
}
