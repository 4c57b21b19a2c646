import type { IdentifiedEvent } from '../domain/alarms/canonical-event.ts';
import { rowsOf, type Table, tableOf } from '../platform/table.ts';

/** What one raw message yields for one partition of `alarms.normalised`. */
export interface NormalisedMessage {
  customerId: number;
  systemId: number;
  messageId: string;
  normaliser: string;
  receivedAt: number;
  events: IdentifiedEvent[];
  /** The items those events were read from, as sent, by payload id. */
  payloads: Map<string, string>;
}

type Encoded = Omit<NormalisedMessage, 'events' | 'payloads'> & {
  v: 1;
  events: Table;
  payloads: Array<[string, string]>;
};

export function encodeNormalised({ events, payloads, ...message }: NormalisedMessage): string {
  const keys = Object.keys(events[0] ?? {}) as Array<keyof IdentifiedEvent>;
  const encoded: Encoded = {
    v: 1,
    ...message,
    events: tableOf(events, keys, (event, key) => event[key]),
    payloads: [...payloads],
  };
  return JSON.stringify(encoded);
}

/** @throws Error when it is not a message of ours. */
export function decodeNormalised(value: Buffer | null): NormalisedMessage {
  const { v, events, payloads, ...message } = JSON.parse(String(value)) as Encoded;
  if (v !== 1 || !Array.isArray(events?.rows) || !Array.isArray(payloads))
    throw new Error('not a message of a normaliser');
  return { ...message, events: rowsOf<IdentifiedEvent>(events), payloads: new Map(payloads) };
}
