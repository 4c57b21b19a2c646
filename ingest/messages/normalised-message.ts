import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { rowsOf, type Table, tableOf } from '../../platform/table.ts';

/** Result of one raw message for one partition of `alarms.normalised`. */
export interface NormalisedMessage {
  customerId: number;
  systemId: number;
  messageId: string;
  normaliser: string;
  receivedAt: number;
  /** Replay through a pump that has read the payloads again; absent: they are new. */
  replay?: string;
  events: IdentifiedEvent[];
  /** Items that those events were read from, as sent, by payload id. */
  payloads: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** A message under construction, with all its payloads in memory. */
export type NewNormalisedMessage = NormalisedMessage & { payloads: Map<string, string> };

type Encoded = Omit<NormalisedMessage, 'events' | 'payloads'> & {
  v: typeof version;
  events: Table;
  /** Payload ids with the size of each in bytes. */
  payloads: Array<[payloadId: string, bytes: number]>;
};

const lengthBytes = 4;
const version = 2;
/** Tables of version 1 have `nulls`. */
const readable: readonly number[] = [1, version];

/**
 * The length of a JSON text (UInt32), that text, then the payloads as they are. Few payloads are ever read again, and
 * inside JSON every quote of each would be escaped and unescaped.
 */
export function encodeNormalised({ events, payloads, ...message }: NewNormalisedMessage): Buffer {
  // all have the same keys, except for those that only some items send
  const widest = events.find(({ cmmsAttributes }) => cmmsAttributes) ?? events[0];
  const keys = Object.keys(widest ?? {}) as Array<keyof IdentifiedEvent>;
  const bodies = [...payloads].map(([id, text]): [string, Buffer] => [id, Buffer.from(text)]);
  const encoded: Encoded = {
    v: version,
    ...message,
    events: tableOf(events, keys, (event, key) => event[key]),
    payloads: bodies.map(([id, body]) => [id, body.length]),
  };
  const json = Buffer.from(JSON.stringify(encoded));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, ...bodies.map(([, body]) => body)]);
}

/** @throws Error when it is not one of our messages. */
export function decodeNormalised(value: Buffer | null): NormalisedMessage {
  if (!value || value.length < lengthBytes) throw new Error('not a message of a normaliser');
  const end = lengthBytes + value.readUInt32BE();
  const { v, events, payloads, ...message } = JSON.parse(value.toString('utf8', lengthBytes, end)) as Encoded;
  if (!readable.includes(v) || !Array.isArray(events?.rows) || !Array.isArray(payloads))
    throw new Error('not a message of a normaliser');
  return { ...message, events: rowsOf<IdentifiedEvent>(events), payloads: slices(value, end, payloads) };
}

/** Payloads that are decoded to text on demand. */
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
