import type { ReasonKind } from '../../domain/alarms/model/canonical-event.ts';

/** Envelope of a raw message, in Kafka headers: its body is untouched. */
export interface RawEnvelope {
  messageId: string;
  customerId: number;
  systemId: number;
  door: 'datapump' | 'api' | 'email';
  format: 'array' | 'ndjson';
  /** Time at which the door had received all of it, milliseconds since the epoch. */
  receivedAt: number;
  /** Payload id of each item by position; null for an item the door refused as malformed. */
  payloadIds: Array<string | null>;
  /** Replay through a pump that has read the payloads again; absent: they are new. */
  replay?: string;
}

/** Payloads of one raw message that were not applied, with the reason. */
export interface DeadLetterMessage {
  v: 1;
  customerId: number;
  systemId: number;
  messageId: string;
  normaliser: string;
  receivedAt: number;
  step: 'door' | 'normalise' | 'project' | 'relay' | 'load';
  /** Position of the message; -1 and '-1' for one that a door has quarantined, which has no position. */
  source: { partition: number; offset: string };
  /** Milliseconds since the epoch; a later verdict on the same payload replaces an earlier one. */
  at: number;
  outcomes: Array<{
    payloadId: string;
    position: number;
    /** `settled`: an earlier verdict has been resolved and no longer waits. */
    outcome: 'dropped' | 'rejected' | 'settled';
    reason: string;
    kind: ReasonKind;
    payload: string;
  }>;
}

/** Source of a letter that no Kafka message is behind. */
export const noSource: DeadLetterMessage['source'] = { partition: -1, offset: '-1' };

const noPayload = Buffer.alloc(16);

export function envelopeToHeaders(envelope: RawEnvelope): Record<string, string | Buffer> {
  return {
    v: '1',
    'message-id': envelope.messageId,
    'customer-id': String(envelope.customerId),
    'system-id': String(envelope.systemId),
    door: envelope.door,
    format: envelope.format,
    'received-at': String(envelope.receivedAt),
    ...(envelope.replay && { replay: envelope.replay }),
    'payload-ids': Buffer.concat(envelope.payloadIds.map((id) => (id === null ? noPayload : uuidToBytes(id)))),
  };
}

/** @throws Error when a header is missing or has an invalid value: the message was not written by a door. */
export function envelopeFromHeaders(headers: Record<string, unknown> | undefined): RawEnvelope {
  const text = (name: string): string => {
    const value = headers?.[name];
    if (!Buffer.isBuffer(value)) throw new Error(`a raw message without the header ${name}`);
    return value.toString();
  };
  const whole = (name: string, most: number): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw new Error(`a raw message whose ${name} is no number`);
    return value;
  };
  const ids = headers?.['payload-ids'];
  const replay = headers?.replay;
  if (!Buffer.isBuffer(ids)) throw new Error('a raw message without the header payload-ids');
  return {
    messageId: text('message-id'),
    customerId: whole('customer-id', 2 ** 31 - 1),
    systemId: whole('system-id', 2 ** 31 - 1),
    door: text('door') as RawEnvelope['door'],
    format: text('format') as RawEnvelope['format'],
    receivedAt: whole('received-at', 8_640_000_000_000_000),
    payloadIds: Array.from({ length: ids.length / 16 }, (_, index) => {
      const bytes = ids.subarray(index * 16, index * 16 + 16);
      return bytes.equals(noPayload) ? null : uuidFromBytes(bytes);
    }),
    ...(Buffer.isBuffer(replay) && { replay: replay.toString() }),
  };
}

export const uuidToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export function uuidFromBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
