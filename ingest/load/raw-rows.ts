import { type RawEnvelope, uuidToBytes } from '../messages.ts';

/** RowBinary carries a body as it is; escaping it into JSON would be over half of the work. */
export const rawColumns = [
  'customer_id',
  'system_id',
  'message_id',
  'received_at',
  'door',
  'format',
  'payload_ids',
  'body',
  'version',
] as const;
/** Raw messages never change, so neither does their version. */
const rawVersion = 1n;

/** One row of `raw_events` as RowBinary. */
export function rawRow(envelope: RawEnvelope, body: Buffer): Buffer {
  const ids = envelope.payloadIds.filter((id) => id !== null);
  return Buffer.concat([
    uint32(envelope.customerId),
    uint32(envelope.systemId),
    uuid(envelope.messageId),
    uint64(BigInt(envelope.receivedAt)),
    text(Buffer.from(envelope.door)),
    text(Buffer.from(envelope.format)),
    varint(ids.length),
    ...ids.map(uuid),
    varint(body.length),
    body,
    uint64(rawVersion),
  ]);
}

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
