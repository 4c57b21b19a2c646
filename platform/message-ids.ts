import type { Carrier } from './trace.ts';

/** A log line and a message's headers name this many at most. */
export const messageIdsMax = 20;
const one = 'message-id';
const many = 'message-ids';

/** The headers that say which messages of a door something was made from, the first few of them. */
export function messageIdHeaders(ids: Iterable<string>): Record<string, string> {
  const some = [...ids].slice(0, messageIdsMax);
  return some.length === 0 ? {} : { [many]: some.join(',') };
}

/** The door's messages behind some Kafka messages, the first few: what log lines call `messageIds`. */
export function messageIdsOf(messages: Iterable<{ headers?: Carrier }>): string[] {
  const ids = new Set<string>();
  for (const { headers } of messages) {
    const given = headers?.[one] ?? headers?.[many];
    if (given === undefined) continue;
    for (const id of String(given).split(',')) ids.add(id);
    if (ids.size >= messageIdsMax) break;
  }
  return [...ids].slice(0, messageIdsMax);
}
