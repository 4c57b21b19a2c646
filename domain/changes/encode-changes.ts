import { rowsOf, type Table, tableOf } from '../../platform/table.ts';
import { shownFields } from '../lists/alarms/alarm-row.ts';
import type { Changes } from './changes-message.ts';

export const changeLists = [
  'alarms',
  'attributes',
  'activity',
  'events',
  'instances',
  'jobs',
  'access',
  'downloads',
  'tickets',
  'ticketAlarms',
  'ticketSyncs',
] as const;
export type ChangeList = (typeof changeLists)[number];

/** Lists that share a message. Few readers want more than one of these groups, and what a reader skips it need not parse. */
const groups: ReadonlyArray<readonly ChangeList[]> = [
  ['attributes', 'activity'],
  ['alarms'],
  ['events'],
  ['instances'],
  ['jobs'],
  ['access'],
  ['downloads'],
  ['tickets', 'ticketAlarms'],
  ['ticketSyncs'],
];
/** Most rows of one list of a message: keeps it far below the largest Kafka takes. */
const messageRows = 1_000;

/** One message of the topic `changes`, as the outbox keeps it. */
export interface EncodedChanges {
  /** The lists it holds, joined by commas: travels as a header. */
  holds: string;
  payload: string;
}

interface Encoded {
  v: 1;
  customerId: number;
  at: number;
  acceptedAt: number | null;
  newestAcceptedAt: number | null;
  lists: Partial<Record<ChangeList, Table>>;
}

/** Changes as messages, each with the rows of one group of lists; none where nothing has changed. */
export function encodeChanges(changes: Changes): EncodedChanges[] {
  const { customerId, at, acceptedAt, newestAcceptedAt } = changes;
  const messages: EncodedChanges[] = [];
  for (const group of groups) {
    const parts = Math.max(...group.map((list) => Math.ceil(changes[list].length / messageRows)));
    for (let part = 0; part < parts; part += 1) {
      const lists: Encoded['lists'] = {};
      for (const list of group) {
        const rows = changes[list].slice(part * messageRows, (part + 1) * messageRows);
        if (rows.length > 0)
          lists[list] = list === 'alarms' ? alarmTable(rows as Changes['alarms']) : wholeTable<object>(rows);
      }
      const encoded: Encoded = { v: 1, customerId, at, acceptedAt, newestAcceptedAt, lists };
      messages.push({ holds: Object.keys(lists).join(), payload: JSON.stringify(encoded) });
    }
  }
  return messages;
}

/** Whether a message is worth decoding for a reader of those lists, by its headers; one that does not say is not. */
export const holdsAny = (headers: { holds?: unknown } | undefined, wanted: readonly ChangeList[]): boolean =>
  String(headers?.holds ?? '')
    .split(',')
    .some((list) => wanted.includes(list as ChangeList));

/** @throws SyntaxError when it is not a message of ours. */
export function decodeChanges(payload: string): Changes {
  const { customerId, at, acceptedAt, newestAcceptedAt, lists } = JSON.parse(payload) as Encoded;
  return {
    customerId,
    at,
    acceptedAt,
    newestAcceptedAt,
    attributes: rowsOf<Changes['attributes'][number]>(lists.attributes),
    activity: rowsOf<Changes['activity'][number]>(lists.activity),
    alarms: rowsOf<Changes['alarms'][number]['state'] & Pick<Changes['alarms'][number], 'previous'>>(lists.alarms).map(
      ({ previous, ...state }) => ({ state, previous }),
    ),
    events: rowsOf<Changes['events'][number]>(lists.events),
    instances: rowsOf<Changes['instances'][number]>(lists.instances),
    jobs: rowsOf<Changes['jobs'][number]>(lists.jobs),
    access: rowsOf<Changes['access'][number]>(lists.access),
    downloads: rowsOf<Changes['downloads'][number]>(lists.downloads),
    tickets: rowsOf<Changes['tickets'][number]>(lists.tickets),
    ticketAlarms: rowsOf<Changes['ticketAlarms'][number]>(lists.ticketAlarms),
    ticketSyncs: rowsOf<Changes['ticketSyncs'][number]>(lists.ticketSyncs),
  };
}

const wholeTable = <Row extends object>(rows: readonly Row[]): Table =>
  tableOf(rows, Object.keys(rows[0] ?? {}) as Array<keyof Row & string>, (row, key) => row[key]);

/** Of a state only what lists need travels: whoever wrote it may have more. */
const alarmTable = (alarms: Changes['alarms']): Table =>
  tableOf(alarms, [...shownFields, 'previous'] as const, ({ state, previous }, key) =>
    key === 'previous' ? previous : state[key],
  );
