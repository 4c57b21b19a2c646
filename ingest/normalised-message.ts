import type { IdentifiedEvent } from '../domain/alarms/model/canonical-event.ts';
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
  payloads: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** One that is being made: all its payloads are at hand. */
export type NewNormalisedMessage = NormalisedMessage & { payloads: Map<string, string> };

type Encoded = Omit<NormalisedMessage, 'events' | 'payloads'> & {
  v: 1;
  events: Table;
  /** Payload ids with the bytes each has. */
  payloads: Array<[payloadId: string, bytes: number]>;
};

const lengthBytes = 4;

/**
 * The length of a JSON text (UInt32), that text, then the payloads as they are. Few are ever looked at again, and inside
 * JSON every quote of each would be escaped and read back.
 */
export function encodeNormalised({ events, payloads, ...message }: NewNormalisedMessage): Buffer {
  // all have the same names, but for what only some items say
  const widest = events.find(({ cmmsAttributes }) => cmmsAttributes) ?? events[0];
  const keys = Object.keys(widest ?? {}) as Array<keyof IdentifiedEvent>;
  const bodies = [...payloads].map(([id, text]): [string, Buffer] => [id, Buffer.from(text)]);
  const encoded: Encoded = {
    v: 1,
    ...message,
    events: tableOf(events, keys, (event, key) => event[key]),
    payloads: bodies.map(([id, body]) => [id, body.length]),
  };
  const json = Buffer.from(JSON.stringify(encoded));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, ...bodies.map(([, body]) => body)]);
}

/** @throws Error when it is not a message of ours. */
export function decodeNormalised(value: Buffer | null): NormalisedMessage {
  if (!value || value.length < lengthBytes) throw new Error('not a message of a normaliser');
  const end = lengthBytes + value.readUInt32BE();
  const { v, events, payloads, ...message } = JSON.parse(value.toString('utf8', lengthBytes, end)) as Encoded;
  if (v !== 1 || !Array.isArray(events?.rows) || !Array.isArray(payloads))
    throw new Error('not a message of a normaliser');
  return { ...message, events: rowsOf<IdentifiedEvent>(events), payloads: slices(value, end, payloads) };
}

/** Payloads that become text when they are asked for. */
function slices(value: Buffer, start: number, sizes: Encoded['payloads']): NormalisedMessage['payloads'] {
  const ends = new Map<string, [from: number, to: number]>();
  let from = start;
  for (const [id, bytes] of sizes) {
    ends.set(id, [from, from + bytes]);
    from += bytes;
  }
  return {
    get(id) {
      const slice = ends.get(id);
      return slice && value.toString('utf8', ...slice);
    },
  };
}
