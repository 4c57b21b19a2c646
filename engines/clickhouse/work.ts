import type { Answer } from './answer.ts';
import type { Body } from './body.ts';
import type { Collected } from './collect.ts';
import type { Connection } from './engine.ts';
import type { FifoPool } from './fifo.ts';
import type { Killer } from './killer.ts';
import type { Spool } from './spool.ts';

/** What running one statement needs. The runner writes the result; an error is thrown, never answered, here. */
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
  /** The engine is to compress the result so. */
  compression: string;
  /** The answer begins once the statement has succeeded. */
  waitForEnd: boolean;
}

export interface WithData extends Work {
  /** What of the data was here before the statement started; the rest is in the body. */
  data: Collected;
  body: Body;
}

/** Byte strings (latin1) of a statement become the text the engine takes. */
export function toUtf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
