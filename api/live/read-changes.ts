import { alarmRowsOf } from '../../domain/alarms/rows/alarm-rows.ts';
import type { AccessChange } from '../../domain/changes/access-change.ts';
import type {
  AlarmChange,
  Changes,
  EntityChange,
  IncidentChange,
  InstanceRow,
} from '../../domain/changes/changes-message.ts';
import type { DownloadDone } from '../../domain/changes/download-done.ts';
import type { ExportDone } from '../../domain/changes/export-done.ts';
import { readSourceSystems } from '../../domain/integrations/list-source-systems.ts';
import type { BulkJob } from '../../domain/jobs/bulk-job.ts';
import { cursorOf, defaultOrder, parseCursor } from '../../domain/lists/alarms/alarm-order.ts';
import { type AlarmRow, type ShownState, shownFields } from '../../domain/lists/alarms/alarm-row.ts';
import type { AlarmRowMessage } from '../../domain/lists/alarms/message.ts';
import type { Expression } from '../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../domain/lists/criteria/to-postgres.ts';
import { alarmRowMessage } from '../../domain/live/alarm-row-message.ts';
import { type ChangedAlarm, changesShown } from '../../domain/live/judge-change.ts';
import type { TicketChange } from '../../domain/work/model/ticket-changes.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { readPages, rowsAtOnce } from './read-pages.ts';

/** Changes of one customer in a batch of messages. */
export interface CustomerChanges {
  alarms: Array<AlarmChange & { isDecided: boolean }>;
  /** Occurrences of alarms that somebody watches. */
  instances: InstanceRow[];
  /** Alarms whose name, text or point have changed. */
  withNewText: Set<number>;
  /** Time when a door received the newest event; 0 if there is none. */
  receivedAt: number;
  /** Time when a door had the oldest payload, of each message of changes that a source caused. */
  acceptedAt: number[];
  /** Jobs, in the state of each message. */
  jobs: BulkJob[];
  /** Changes of what people may open. */
  access: AccessChange[];
  /** Completed downloads. */
  downloads: DownloadDone[];
  /** Exports that have ended. */
  exports: ExportDone[];
  tickets: TicketChange[];
  entities: EntityChange[];
  incidents: IncidentChange[];
}

/** Groups a batch's messages by customer. */
export function gatherChanges(messages: readonly Changes[]): Map<number, CustomerChanges> {
  const byCustomer = new Map<number, CustomerChanges>();
  for (const message of messages) {
    const changes = byCustomer.get(message.customerId) ?? {
      alarms: [],
      instances: [],
      withNewText: new Set(),
      receivedAt: 0,
      acceptedAt: [],
      jobs: [],
      access: [],
      downloads: [],
      exports: [],
      tickets: [],
      entities: [],
      incidents: [],
    };
    byCustomer.set(message.customerId, changes);
    if (message.acceptedAt !== null) changes.acceptedAt.push(message.acceptedAt);
    const isDecided = message.acceptedAt === null;
    for (const change of message.alarms) changes.alarms.push({ ...change, isDecided });
    for (const instance of message.instances) changes.instances.push(instance);
    changes.jobs.push(...message.jobs);
    changes.access.push(...message.access);
    changes.downloads.push(...message.downloads);
    changes.exports.push(...message.exports);
    changes.entities.push(...message.entities);
    changes.incidents.push(...message.incidents);
    // one without previous values has only been published again
    changes.tickets.push(
      ...message.tickets.filter(({ previous }) => previous === null || Object.keys(previous).length > 0),
    );
    for (const attributes of message.attributes) changes.withNewText.add(attributes.alarmId);
    changes.receivedAt = Math.max(changes.receivedAt, message.newestAcceptedAt ?? 0);
  }
  return byCustomer;
}

/** Reads the changed alarms as they are now, once for the batch, and adds their previous values. */
export async function readChanged(
  db: Database,
  customerId: number,
  changes: CustomerChanges,
): Promise<Array<ChangedAlarm & { message: AlarmRowMessage }>> {
  const byId = new Map<number, Omit<ChangedAlarm, 'now'>>();
  const of = (id: number): Omit<ChangedAlarm, 'now'> => {
    const known = byId.get(id) ?? {
      befores: [],
      cause: null,
      isDecided: false,
      isVisible: false,
      hasNewText: changes.withNewText.has(id),
    };
    byId.set(id, known);
    return known;
  };
  for (const { state, previous, cause, isDecided } of changes.alarms) {
    const alarm = of(state.id);
    alarm.befores.push(previous && { ...state, ...previous });
    alarm.cause = cause;
    alarm.isDecided ||= isDecided;
    alarm.isVisible ||= previous !== null && changesShown(previous);
  }
  for (const id of changes.withNewText) of(id);

  const states = newestStates(changes.alarms);
  const { rows, systems } = await withSystems(db, customerId, async (trx) => {
    const read = alarmRowsOf(trx, customerId);
    const others = [...byId.keys()].filter((id) => !states.has(id));
    return [
      ...(await read.byStates(states)),
      ...(others.length > 0 ? await read.byIds(others, { unlisted: true }) : []),
    ];
  });
  return rows.map((now) => ({ ...of(now.id), now, message: alarmRowMessage(now, systems.get(now.systemId)) }));
}

/** Newest received state of each alarm; those that a process of an earlier release has left incomplete are left out. */
function newestStates(changes: CustomerChanges['alarms']): Map<number, ShownState> {
  const newest = new Map<number, ShownState>();
  for (const { state } of changes) {
    const other = newest.get(state.id);
    if (!other || state.version > other.version) newest.set(state.id, state);
  }
  for (const [id, state] of newest) if (!shownFields.every((name) => name in state)) newest.delete(id);
  return newest;
}

/** Reads the alarms that pass a condition, page by page, as they are now. */
export function readMoved(
  db: Database,
  customerId: number,
  moved: Expression,
): AsyncGenerator<Array<{ now: AlarmRow; message: AlarmRowMessage }>> {
  const orders = [defaultOrder];
  const condition = toPostgres(moved);
  return readPages(async (last) => {
    const after = last ? parseCursor(orders, cursorOf(orders, last.now)) : null;
    const { rows, systems } = await withSystems(db, customerId, (trx) =>
      alarmRowsOf(trx, customerId).list(condition, { orders, after }, { limit: rowsAtOnce, offset: 0 }),
    );
    return rows.map((now) => ({ now, message: alarmRowMessage(now, systems.get(now.systemId)) }));
  });
}

/** Reads rows, and the sources that their messages name. */
const withSystems = (db: Database, customerId: number, read: (trx: Transaction) => Promise<AlarmRow[]>) =>
  forCustomer(db, customerId, async (trx) => ({
    rows: await read(trx),
    systems: new Map((await readSourceSystems(trx, customerId)).map((system) => [system.id, system])),
  }));
