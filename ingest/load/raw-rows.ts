import { type RawEnvelope, uuidToBytes } from '../messages/messages.ts';

/** Raw messages never change, so neither does their version. */
const rawVersion = 1n;

/**
 * Columns of `raw_events` with their values as RowBinary, which carries a body as it is: escaping it into JSON would be
 * over half of the work.
 */
const columns: Record<string, (envelope: RawEnvelope, body: Buffer) => Buffer | Buffer[]> = {
  customer_id: ({ customerId }) => uint32(customerId),
  system_id: ({ systemId }) => uint32(systemId),
  message_id: ({ messageId }) => uuid(messageId),
  received_at: ({ receivedAt }) => uint64(BigInt(receivedAt)),
  door: ({ door }) => text(Buffer.from(door)),
  format: ({ format }) => text(Buffer.from(format)),
  payload_ids: ({ payloadIds }) => uuids(payloadIds.filter((id) => id !== null)),
  // not copied twice
  body: (_, body) => [varint(body.length), body],
  version: () => uint64(rawVersion),
};
export const rawColumns = Object.keys(columns);
const writers = Object.values(columns);

/** One row of `raw_events` as RowBinary. */
export const rawRow = (envelope: RawEnvelope, body: Buffer): Buffer =>
  Buffer.concat(writers.flatMap((write) => write(envelope, body)));

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

/** Two halves, each little-endian. */
function uuid(id: string): Buffer {
  const bytes = uuidToBytes(id);
  // a shorter one would shift every row after it
  if (bytes.length !== 16) throw new RangeError(`${id} is no UUID`);
  return Buffer.concat([bytes.subarray(0, 8).reverse(), bytes.subarray(8, 16).reverse()]);
}

const uuids = (ids: readonly string[]): Buffer => Buffer.concat([varint(ids.length), ...ids.map(uuid)]);

const text = (bytes: Buffer): Buffer => Buffer.concat([varint(bytes.length), bytes]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
