import type { Transaction } from '../../platform/database.ts';
import { messageIdHeaders } from '../../platform/message-ids.ts';
import { traceHeaders } from '../../platform/trace.ts';
import type { ChangesMessage } from './changes-message.ts';

/** The channel on which a transaction says that the outbox has grown, so that the relay need not poll quickly. */
export const outboxChannel = 'outbox';
/** Most alarms, events or instances of one message: keeps it far below the largest Kafka takes. */
const messageRows = 1_000;

export type Changes = Omit<ChangesMessage, 'v'>;

/** Nothing has changed yet: what a caller fills in. */
export const noChanges = (customerId: number, at: number): Changes => ({
  customerId,
  at,
  acceptedAt: null,
  alarms: [],
  attributes: [],
  events: [],
  instances: [],
  activity: [],
});

/**
 * Writes what has changed to the outbox, in the transaction that changed it (architecture, decision 7), with the headers
 * that let it be followed: the active trace, and the door's messages it comes from.
 * @returns the id of the last row, for those who wait until everything before it has been published.
 */
export async function writeOutbox(
  trx: Transaction,
  changes: Changes,
  messageIds: Iterable<string> = [],
): Promise<number> {
  const headers = JSON.stringify({ ...traceHeaders(), ...messageIdHeaders(messageIds) });
  const payloads = split(changes).map((part) => JSON.stringify({ v: 1, ...part } satisfies ChangesMessage));
  // each payload is a parameter of its own: inside an array every quote of it would be escaped
  const { rows } = await trx.raw(
    `insert into outbox (customer_id, headers, payload) values ${payloads.map(() => '(?, ?, ?)').join(', ')} returning id`,
    payloads.flatMap((payload) => [changes.customerId, headers, payload]),
  );
  await trx.raw(`select pg_notify(?, '')`, [outboxChannel]);
  return Math.max(...rows.map((row: { id: number }) => row.id));
}

function split(changes: Changes): Changes[] {
  const lists = ['alarms', 'attributes', 'events', 'instances', 'activity'] as const;
  const parts = Math.max(1, ...lists.map((list) => Math.ceil(changes[list].length / messageRows)));
  return Array.from({ length: parts }, (_, part) => {
    const slice = Object.fromEntries(
      lists.map((list) => [list, changes[list].slice(part * messageRows, (part + 1) * messageRows)]),
    );
    return { ...changes, ...slice };
  });
}
