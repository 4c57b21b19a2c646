import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { columnsNamed, rowsOf, type Table, tableOf } from '../../platform/table.ts';

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

type Head = Omit<NormalisedMessage, 'events' | 'payloads'>;
/** Payload ids with the size of each in bytes. */
type Sizes = Array<[payloadId: string, bytes: number]>;

interface Encoded {
  v: typeof version;
  /** The number of its rows in `events`, which has those of all messages one after another, and its payloads. */
  messages: Array<Head & { events: number; payloads: Sizes }>;
  events: Table;
}
/** A record of one message, as earlier releases wrote it. */
interface EncodedAlone extends Head {
  v: 1 | 2;
  events: Table;
  payloads: Sizes;
}

type OptionalKey = {
  [Key in keyof IdentifiedEvent]-?: object extends Pick<IdentifiedEvent, Key> ? Key : never;
}[keyof IdentifiedEvent];
/** Keys that only some events have; listing the keys of each event would be slow. */
const optionalKeys = Object.keys({
  unverifiedSender: true,
  cmmsAttributes: true,
} satisfies Record<OptionalKey, true>) as OptionalKey[];

const lengthBytes = 4;
const version = 3;

/**
 * Encodes messages as one record: the length of a JSON text (UInt32), that text, then the payloads as they are. Few
 * payloads are ever read again, and inside JSON every quote of each would be escaped and unescaped.
 */
export function encodeNormalised(messages: readonly NewNormalisedMessage[]): Buffer {
  const all = messages.flatMap(({ events }) => events);
  const bodies: Buffer[] = [];
  const heads = messages.map(({ events, payloads, ...head }) => {
    const sizes = [...payloads].map(([id, text]): Sizes[number] => {
      const body = Buffer.from(text);
      bodies.push(body);
      return [id, body.length];
    });
    return { ...head, events: events.length, payloads: sizes };
  });
  const encoded: Encoded = { v: version, messages: heads, events: tableOf(all, columnsNamed(keysOf(all))) };
  const json = Buffer.from(JSON.stringify(encoded));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, ...bodies]);
}

/** Returns the keys that any of the events has: a record holds those of several sources. */
function keysOf(events: readonly IdentifiedEvent[]): Array<keyof IdentifiedEvent> {
  const keys = new Set(Object.keys(events[0] ?? {}) as Array<keyof IdentifiedEvent>);
  for (const key of optionalKeys) if (events.some((event) => event[key])) keys.add(key);
  return [...keys];
}

/** @throws Error when it is not one of our records. */
export function decodeNormalised(value: Buffer | null): NormalisedMessage[] {
  if (!value || value.length < lengthBytes) throw new Error('not a message of a normaliser');
  const end = lengthBytes + value.readUInt32BE();
  const { messages, events } = inOneForm(JSON.parse(value.toString('utf8', lengthBytes, end)));
  const all = rowsOf<IdentifiedEvent>(events);
  let [row, byte] = [0, end];
  return messages.map(({ events: count, payloads: sizes, ...head }) => {
    const own = all.slice(row, row + count);
    const payloads = slices(value, byte, sizes);
    row += count;
    byte += sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    return { ...head, events: own, payloads };
  });
}

function inOneForm(encoded: Encoded | EncodedAlone): Pick<Encoded, 'messages' | 'events'> {
  const { v, ...rest } = encoded;
  const isRead = v === version ? 'messages' in rest && Array.isArray(rest.messages) : v === 1 || v === 2;
  if (!isRead || !Array.isArray(rest.events?.rows)) throw new Error('not a message of a normaliser');
  if ('messages' in rest) return rest;
  if (!Array.isArray(rest.payloads)) throw new Error('not a message of a normaliser');
  const { events, ...head } = rest;
  return { messages: [{ ...head, events: events.rows.length }], events };
}

/** Payloads that are decoded to text on demand. */
function slices(value: Buffer, start: number, sizes: Sizes): NormalisedMessage['payloads'] {
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
