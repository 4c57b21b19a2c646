import type { Carrier } from './trace.ts';

/** Maximum number of ids in a log line or a message's headers. */
export const messageIdsMax = 20;
const one = 'message-id';
const many = 'message-ids';

/** Returns headers that name the door messages something was made from, the first few of them. */
export function messageIdHeaders(ids: Iterable<string>): Record<string, string> {
  const some = [...ids].slice(0, messageIdsMax);
  return some.length === 0 ? {} : { [many]: some.join(',') };
}

/** Returns the ids of the door messages behind some Kafka messages, the first few: `messageIds` in log lines. */
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
