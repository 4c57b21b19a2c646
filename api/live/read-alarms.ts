import { alarmRowsOf } from '../../domain/alarms/rows/alarm-rows.ts';
import type { AlarmChange, Changes } from '../../domain/changes/changes-message.ts';
import { readSourceSystems } from '../../domain/integrations/list-source-systems.ts';
import { cursorOf, defaultOrder, parseCursor } from '../../domain/lists/alarms/alarm-order.ts';
import { type AlarmRow, type ShownState, shownFields } from '../../domain/lists/alarms/alarm-row.ts';
import type { AlarmRowMessage } from '../../domain/lists/alarms/message.ts';
import type { Expression } from '../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../domain/lists/criteria/to-postgres.ts';
import { alarmRowMessage } from '../../domain/live/alarm-row-message.ts';
import { type ChangedAlarm, changesShown } from '../../domain/live/judge-change.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { readPages, rowsAtOnce } from './read-pages.ts';

/** Returns true for messages that alarms or texts of them have changed by. */
export const movesAlarms = ({ alarms, attributes }: Changes): boolean => alarms.length + attributes.length > 0;

/**
 * Reads the changed alarms as they are now, once for the batch, and adds their previous values.
 * @param options.plain true if nobody looks at what alarms keep as JSON: their properties and values for maintenance systems.
 */
export async function readChanged(
  db: Database,
  customerId: number,
  messages: readonly Changes[],
  options: { plain?: boolean } = {},
): Promise<Array<ChangedAlarm & { message: AlarmRowMessage }>> {
  // those of one alarm arrive by several partitions, in any order; they are compared from the first to the last
  const changes = messages
    .flatMap(({ alarms, acceptedAt }) => alarms.map((change) => ({ ...change, isDecided: acceptedAt === null })))
    .sort((one, other) => one.state.version - other.state.version);
  const withNewText = new Set(messages.flatMap(({ attributes }) => attributes.map(({ alarmId }) => alarmId)));
  const byId = new Map<number, Omit<ChangedAlarm, 'now'>>();
  const of = (id: number): Omit<ChangedAlarm, 'now'> => {
    const known = byId.get(id) ?? {
      befores: [],
      cause: null,
      isDecided: false,
      isVisible: false,
      hasNewText: withNewText.has(id),
    };
    byId.set(id, known);
    return known;
  };
  for (const { state, previous, cause, isDecided } of changes) {
    const alarm = of(state.id);
    alarm.befores.push(previous && { ...state, ...previous });
    alarm.cause = cause;
    alarm.isDecided ||= isDecided;
    alarm.isVisible ||= previous !== null && changesShown(previous);
  }
  for (const id of withNewText) of(id);

  const states = newestStates(changes);
  const { rows, systems } = await withSystems(db, customerId, async (trx) => {
    const read = alarmRowsOf(trx, customerId);
    const others = [...byId.keys()].filter((id) => !states.has(id));
    return [
      ...(await read.byStates(states, options)),
      ...(others.length > 0 ? await read.byIds(others, { unlisted: true }) : []),
    ];
  });
  return rows.map((now) => ({ ...of(now.id), now, message: alarmRowMessage(now, systems.get(now.systemId)) }));
}

/** Newest received state of each alarm; those that a process of an earlier release has left incomplete are left out. */
function newestStates(changes: readonly AlarmChange[]): Map<number, ShownState> {
  const newest = new Map<number, ShownState>();
  for (const { state } of changes) {
    const other = newest.get(state.id);
    if (!other || state.version > other.version) newest.set(state.id, state);
  }
  for (const [id, state] of newest) if (shownFields.some((name) => state[name] === undefined)) newest.delete(id);
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
