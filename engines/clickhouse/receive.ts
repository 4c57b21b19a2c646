import type { Body } from './body.ts';
import { refuse } from './errors.ts';
import { classify, NEED_MORE, type Statement } from './statement.ts';

/** Statements may be long lists; a larger one is data in the wrong place. */
export const LARGEST_STATEMENT = 64 * 1024 * 1024;
const LARGEST_INSERT_HEAD = 1024 * 1024;

export interface Received {
  statement: Statement;
  /** The statement as sent, with line ends, without its data: for the log. */
  sql: string;
  /** Data that came with the statement. */
  first: Buffer;
}

/**
 * Reads a request until its statement is known. An INSERT's data stays in the body, to be streamed.
 * @param query the `query` parameter, which the body continues
 * @param largest bytes that a statement may have
 */
export async function receive(query: string, body: Body, largest = LARGEST_STATEMENT): Promise<Received> {
  // A server adds a line end after the parameter; a second one would become part of the data.
  const pieces = [query.trim() === '' ? '' : `${Buffer.from(query.trimEnd(), 'utf8').toString('latin1')}\n`];
  let size = pieces[0]?.length ?? 0;
  let decided: Statement | typeof NEED_MORE = NEED_MORE;
  let open = true;
  let headTries = true;
  let text = pieces[0] ?? '';
  if (text !== '') decided = classify(text, false);
  while (decided === NEED_MORE && open) {
    const piece = await body.next();
    open = piece !== undefined;
    if (piece) {
      pieces.push(piece.toString('latin1'));
      size += piece.length;
    }
    if (size > largest) throw refuse(229, `The statement is larger than ${largest} bytes`);
    // Only an INSERT can be recognised before its end, and its head is short: do not parse a long text repeatedly.
    headTries = headTries && size <= LARGEST_INSERT_HEAD;
    if (open && !headTries) continue;
    text = pieces.splice(0).join('');
    pieces.push(text);
    decided = classify(text, !open);
    headTries = headTries && /^[\s(]*(?:insert|\/\*|--|#|\/\/|$)/i.test(text);
  }
  if (decided === NEED_MORE) throw refuse(62, 'Syntax error: the statement has no end');
  const dataStart = 'dataStart' in decided ? decided.dataStart : text.length;
  return {
    statement: decided,
    sql: Buffer.from(text.slice(0, dataStart), 'latin1').toString('utf8'),
    first: Buffer.from(text.slice(dataStart), 'latin1'),
  };
}
