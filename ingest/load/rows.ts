import type { Changes } from '../../domain/changes/changes-message.ts';
import { utcText } from '../../platform/instant.ts';
import type { DeadLetterMessage } from '../messages/messages.ts';
import * as filled from './generated/tables.ts';
import { type WarehouseRow, warehouseTable } from './warehouse-table.ts';

interface Outcome {
  message: DeadLetterMessage;
  outcome: DeadLetterMessage['outcomes'][number];
}

/** Tables filled from JSON. */
export const warehouseTables = {
  ...filled,
  outcomes: warehouseTable<Outcome>(['system_id', 'payload_id'], {
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
    received_at: ({ message }) => utcText(message.receivedAt),
    version: ({ message }) => message.at,
    kind: ({ outcome }) => outcome.kind,
  }),
};
export type WarehouseTableName = keyof typeof warehouseTables;
type Rows = Partial<Record<WarehouseTableName, WarehouseRow[]>>;

/** Lists of `changes` that the warehouse stores. States change too often to be among them: Postgres has them. */
export const storedLists = Object.values(filled).map(({ list }) => list);

/** Returns the rows of a changes message, by table. */
export const rowsOfChanges = (message: Changes): Rows =>
  Object.fromEntries(Object.entries(filled).map(([name, table]) => [name, table.rowsOf(message)]));

/** Returns the rows of a dead-letter message. */
export const rowsOfDeadLetter = (message: DeadLetterMessage): Rows => ({
  outcomes: message.outcomes.map((outcome) => warehouseTables.outcomes.rowOf(message.customerId, { message, outcome })),
});
