import { type Changes, changeLists } from '../../domain/changes/changes-message.ts';

/** Rows from which on a portion takes no further message. */
const portionRows = 1_000;

/**
 * Splits messages into portions, in their order. For each row of a portion its receivers are held, and sockets that read
 * too slowly are dropped only after it: all that was fetched at once may be a hundred thousand rows.
 */
export function* portionsOf(messages: readonly Changes[]): Generator<Changes[]> {
  let portion: Changes[] = [];
  let rows = 0;
  for (const message of messages) {
    portion.push(message);
    for (const list of changeLists) rows += message[list].length;
    if (rows < portionRows) continue;
    yield portion;
    portion = [];
    rows = 0;
  }
  if (portion.length > 0) yield portion;
}
