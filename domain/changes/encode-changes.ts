import { columnOf, type Table } from '../../platform/table.ts';
import {
  type AlarmChange,
  type ChangeList,
  type ChangeRows,
  type Changes,
  type ChangesHead,
  changeLists,
  codecs,
} from './changes-message.ts';

/** The lists of each message. */
const messages = [...new Set(changeLists.map((list) => codecs[list].message))].map((message) =>
  changeLists.filter((list) => codecs[list].message === message),
);
/** Most rows of one list of a message: keeps it far below the largest Kafka takes. */
const messageRows = 1_000;

/** Version of the messages that are written; those of version 1, whose tables have `nulls`, are read, too. */
export const changesVersion = 2;

/** One message of the topic `changes`, as the outbox keeps it. */
export interface EncodedChanges {
  /** The lists it holds, joined by commas: travels as a header. */
  holds: string;
  payload: string;
}

interface Encoded extends ChangesHead {
  v: typeof changesVersion;
  lists: Partial<Record<ChangeList, Table>>;
}

/** Changes as messages, each with the rows of lists that travel together; none where nothing has changed. */
export function encodeChanges(changes: Changes): EncodedChanges[] {
  const { customerId, at, acceptedAt, newestAcceptedAt } = changes;
  return messages.flatMap((together) => {
    const parts = Math.max(...together.map((list) => Math.ceil(changes[list].length / messageRows)));
    return Array.from({ length: parts }, (_, part) => {
      const lists: Encoded['lists'] = {};
      for (const list of together) {
        const rows = changes[list].slice(part * messageRows, (part + 1) * messageRows);
        if (rows.length > 0) lists[list] = codecs[list].tableOf(rows);
      }
      const encoded: Encoded = { v: changesVersion, customerId, at, acceptedAt, newestAcceptedAt, lists };
      return { holds: Object.keys(lists).join(), payload: JSON.stringify(encoded) };
    });
  });
}

/** True for a message whose headers name one of the wanted lists; one without that header has none. */
export const holdsAny = (headers: { holds?: unknown } | undefined, wanted: readonly ChangeList[]): boolean =>
  String(headers?.holds ?? '')
    .split(',')
    .some((list) => wanted.includes(list as ChangeList));

/** Returns the id of the customer whose changes a message holds, by its headers; NaN without that header. */
export const customerOf = ({ headers }: { headers?: { 'customer-id'?: unknown } | undefined }): number =>
  Number(headers?.['customer-id']);

/** @throws SyntaxError when it is not a message of ours. */
export function decodeChanges(payload: string): Changes {
  const { customerId, at, acceptedAt, newestAcceptedAt, lists } = JSON.parse(payload) as Encoded;
  const rows = changeLists.map((list) => [list, codecs[list].rowsOf(lists[list])]);
  return { customerId, at, acceptedAt, newestAcceptedAt, ...(Object.fromEntries(rows) as ChangeRows) };
}

/**
 * Returns the ids of alarms that are new, have become active or inactive, were deleted, or name something else; rows with
 * all of their fields would cost several times as much to read.
 * @throws SyntaxError when it is not a message of ours.
 */
export function decodeMovedAlarms(payload: string): number[] {
  const { alarms, attributes } = (JSON.parse(payload) as Encoded).lists;
  const previous = columnOf(alarms, 'previous') as Array<AlarmChange['previous']>;
  const moved = columnOf(alarms, 'id').filter((_, index) => {
    const before = previous[index] ?? null;
    return before === null || 'isActive' in before || 'deletedAt' in before;
  });
  return [...moved, ...columnOf(attributes, 'alarmId')] as number[];
}

/** Fields that grouping reads of a change of an alarm. */
export type StartedAlarm = Pick<AlarmChange, 'cause' | 'previous'> &
  Pick<AlarmChange['state'], 'id' | 'version' | 'isActive' | 'latestAlarmAt' | 'deletedAt'> & { committedAt: number };

/**
 * Returns of each change of an alarm what grouping needs; rows with all of their fields would cost several times as much.
 * @throws SyntaxError when it is not a message of ours.
 */
export function decodeStartedAlarms(payload: string): StartedAlarm[] {
  const { at: committedAt, lists } = JSON.parse(payload) as Encoded;
  const column = <Key extends keyof StartedAlarm>(key: Key) => columnOf(lists.alarms, key) as Array<StartedAlarm[Key]>;
  const [versions, active, starts] = [column('version'), column('isActive'), column('latestAlarmAt')];
  const [deleted, causes, befores] = [column('deletedAt'), column('cause'), column('previous')];
  return column('id').map((id, row) => ({
    ...{ id, committedAt, version: versions[row] ?? 0, isActive: active[row] ?? false },
    ...{ latestAlarmAt: starts[row] ?? null, deletedAt: deleted[row] ?? null },
    ...{ cause: causes[row] ?? null, previous: befores[row] ?? null },
  }));
}
