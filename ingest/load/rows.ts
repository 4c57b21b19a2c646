import type { ChangeList, Changes } from '../../domain/changes/changes-message.ts';
import type { DeadLetterMessage, RawEnvelope } from '../messages/messages.ts';
import type { FilledTable } from './filled-from.ts';
import * as filled from './generated/tables.ts';
import { warehouseTable } from './warehouse-table.ts';

interface Outcome {
  message: DeadLetterMessage;
  outcome: DeadLetterMessage['outcomes'][number];
}

/** A message of `alarms.raw`: its body as a door received it. */
export interface RawMessage {
  envelope: RawEnvelope;
  body: Buffer;
}

/** Tables that the loader fills. */
export const warehouseTables = {
  ...filled,
  raw_events: warehouseTable<RawMessage>({
    system_id: ({ envelope }) => envelope.systemId,
    message_id: ({ envelope }) => envelope.messageId,
    received_at: ({ envelope }) => envelope.receivedAt,
    door: ({ envelope }) => envelope.door,
    format: ({ envelope }) => envelope.format,
    payload_ids: ({ envelope }) => envelope.payloadIds.filter((id) => id !== null),
    body: ({ body }) => body,
    // raw messages never change
    version: () => 1,
  }),
  outcomes: warehouseTable<Outcome>({
    system_id: ({ message }) => message.systemId,
    payload_id: ({ outcome }) => outcome.payloadId,
    message_id: ({ message }) => message.messageId,
    position: ({ outcome }) => outcome.position,
    outcome: ({ outcome }) => outcome.outcome,
    reason: ({ outcome }) => outcome.reason,
    step: ({ message }) => message.step,
    normaliser: ({ message }) => message.normaliser,
    payload: ({ outcome }) => outcome.payload,
    source_partition: ({ message }) => message.source.partition,
    source_offset: ({ message }) => message.source.offset,
    received_at: ({ message }) => message.receivedAt,
    version: ({ message }) => message.at,
    kind: ({ outcome }) => outcome.kind,
  }),
};
export type WarehouseTableName = keyof typeof warehouseTables;
/** Record that a row of a table is made of. */
export type RecordOf<Name extends WarehouseTableName> = Parameters<(typeof warehouseTables)[Name]['cells'][string]>[0];
/** Records of one customer, by the table that stores them. */
export type Records = { [Name in WarehouseTableName]?: Array<RecordOf<Name>> };

const filledTables: Readonly<Record<string, Pick<FilledTable<unknown>, 'list' | 'recordsOf'>>> = filled;

/** Lists of `changes` that the warehouse stores. States change too often to be among them: Postgres has them. */
export const storedLists: readonly ChangeList[] = Object.values(filledTables).map(({ list }) => list);

/** Returns the records of a changes message. */
export const recordsOfChanges = (message: Changes): Records =>
  Object.fromEntries(Object.entries(filledTables).map(([name, table]) => [name, table.recordsOf(message)]));

/** Returns the records of a dead-letter message. */
export const recordsOfDeadLetter = (message: DeadLetterMessage): Records => ({
  outcomes: message.outcomes.map((outcome) => ({ message, outcome })),
});
