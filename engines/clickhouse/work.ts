import type { Answer } from './answer.ts';
import type { Body } from './body.ts';
import type { Connection } from './engine.ts';
import type { FifoPool } from './fifo.ts';
import type { Killer } from './killer.ts';

/** What running one statement needs. The runner writes the result; an error is thrown, never answered, here. */
export interface Work {
  queryId: string;
  connection: Connection;
  answer: Answer;
  /** Aborts when the client has gone. */
  gone: AbortSignal;
  fifos: FifoPool;
  killer: Killer;
  /** Format for a statement that names none. */
  defaultFormat: string;
}

export interface WithData extends Work {
  /** What of the data has been received with the statement. */
  first: Buffer;
  body: Body;
}

/** Byte strings (latin1) of a statement become the text the engine takes. */
export function toUtf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
