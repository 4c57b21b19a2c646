import type { Answer } from './answer.ts';
import type { Body } from './body.ts';
import type { Collected } from './collect.ts';
import type { Connection } from './engine.ts';
import type { FifoPool } from './fifo.ts';
import type { Killer } from './killer.ts';
import type { Spool } from './spool.ts';

/** Context of a running statement. The runner writes the result; errors are thrown, not answered. */
export interface Work {
  queryId: string;
  connection: Connection;
  answer: Answer;
  /** Aborts when the client has gone. */
  gone: AbortSignal;
  fifos: FifoPool;
  spool: Spool;
  killer: Killer;
  /** Format for a statement that names none. */
  defaultFormat: string;
  /** Method by which the engine is to compress the result. */
  compression: string;
  /** True if the answer begins only after the statement has succeeded. */
  waitForEnd: boolean;
}

export interface WithData extends Work {
  /** Data that were read before the statement started; the rest is in the body. */
  data: Collected;
  body: Body;
}

/** Decodes a byte string (latin1) of a statement to the text for the engine. */
export function toUtf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
