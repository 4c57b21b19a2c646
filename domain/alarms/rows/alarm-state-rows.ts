import { type BulkColumn, bindingsOf, columnList, setTo, unnestOf } from '../../../platform/bulk-rows.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { bulkColumnsOf, compileRecord, copyFrom, readFrom } from '../../../platform/table-fields.ts';
import type { AlarmChange } from '../../changes/changes-message.ts';
import { type ShownState, shownFields } from '../../lists/alarms/alarm-row.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState, StateMemory } from '../model/state.ts';
import { stateFields } from '../model/state-fields.ts';
import { rowKeys } from './row-keys.ts';
import { memoryFields, readMemory, writeMemory } from './state-memory.ts';
import { entryOf, hasEntered } from './status-entries.ts';

/** The fields and the memory of a state as columns of `alarm_state`. */
const fieldColumns: Array<BulkColumn<AlarmState>> = bulkColumnsOf(stateFields);
const memoryColumn: BulkColumn<AlarmState> = { column: 'memory', type: 'json', value: writeMemory };
const columns = [...fieldColumns, memoryColumn];

const columnsOf = (isWanted: (field: (typeof stateFields)[keyof typeof stateFields]) => boolean) => {
  const wanted = new Set(
    Object.values(stateFields)
      .filter(isWanted)
      .map(({ column }) => column),
  );
  return fieldColumns.filter(({ column }) => wanted.has(column));
};
const named = (...names: string[]) => columns.filter(({ column }) => names.includes(column));
const keys = named('customer_id', 'id');
const identity = named('customer_id', 'id', 'fingerprint');
const changing = [...columnsOf(({ writer }) => writer !== 'nobody'), memoryColumn];
/** The projector sends no column that only people, rules and sweeps change. */
const changingBySource = [...columnsOf(({ writer }) => writer === 'source'), memoryColumn];

/** The columns that make an AlarmState, to be selected from `alarm_state` as `s`. */
export const stateColumns = columns.map((c) => `s.${c.column}`).join(', ');

const make = compileRecord<(row: object, memory: StateMemory) => AlarmState>(['row', 'memory'], {
  ...readFrom('row', stateFields),
  ...copyFrom('memory', memoryFields),
});
/** A row of `alarm_state`, selected by `stateColumns`, as the state it holds. */
export const stateFromRow = (row: { memory: string }): AlarmState => make(row, readMemory(row.memory));

/** Reads and locks alarms by fingerprint, in key order, so that writers cannot deadlock. */
export async function lockStatesByFingerprint(
  trx: Transaction,
  wanted: ReadonlyArray<{ customerId: number; fingerprint: string }>,
): Promise<AlarmState[]> {
  const { rows } = await trx.raw(
    `select ${stateColumns} from unnest(?::int[], ?::uuid[]) as k (customer_id, fingerprint)
     join alarm_identities i on i.customer_id = k.customer_id and i.fingerprint = k.fingerprint
     join alarm_state s on s.customer_id = i.customer_id and s.id = i.alarm_id
     order by s.customer_id, s.id for update of s`,
    [
      pgArray(
        'int',
        wanted.map((k) => k.customerId),
      ),
      pgArray(
        'uuid',
        wanted.map((k) => k.fingerprint),
      ),
    ],
  );
  return rows.map(stateFromRow);
}

/** Reads alarms of one customer by fingerprint, unlocked. */
export async function readStatesByFingerprint(
  db: Database | Transaction,
  customerId: number,
  fingerprints: readonly string[],
): Promise<AlarmState[]> {
  const { rows } = await db.raw(
    `select ${stateColumns} from alarm_identities i
     join alarm_state s on s.customer_id = i.customer_id and s.id = i.alarm_id
     where i.customer_id = ? and i.fingerprint = any(?::uuid[])`,
    [customerId, pgArray('uuid', fingerprints)],
  );
  return rows.map(stateFromRow);
}

/** Reads and locks alarms of one customer by id, in key order. */
export async function lockStatesById(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<AlarmState[]> {
  const { rows } = await trx.raw(
    `select ${stateColumns} from ${rowKeys} join alarm_state s on s.customer_id = n.customer_id and s.id = n.id
     order by s.id for update of s`,
    [customerId, [...ids]],
  );
  return rows.map(stateFromRow);
}

/** Counts alarms of a customer whose newest occurrence began after a time, in ms since the epoch, up to a number. */
export async function countBegunSince(
  trx: Transaction,
  customerId: number,
  since: number,
  upTo: number,
): Promise<number> {
  const { rows } = await trx.raw(
    `select count(*)::int as count from (
       select 1 from alarm_state s where s.customer_id = ? and s.latest_alarm_at > ? limit ?) as found`,
    [customerId, new Date(since), upTo],
  );
  return rows[0].count;
}

/** Reads and locks alarms of one customer that have a status, in key order. */
export async function lockStatesOfStatus(
  trx: Transaction,
  customerId: number,
  status: string,
  limit: number,
): Promise<AlarmState[]> {
  const { rows } = await trx.raw(
    `select ${stateColumns} from alarm_state s where s.customer_id = ? and s.status = ? order by s.id limit ? for update of s`,
    [customerId, status, limit],
  );
  return rows.map(stateFromRow);
}

/**
 * Reads and locks alarms of one customer whose snooze has ended by `now`, earliest end first; skips locked rows.
 */
export async function lockDueSnoozes(
  trx: Transaction,
  customerId: number,
  now: number,
  limit: number,
): Promise<AlarmState[]> {
  const { rows } = await trx.raw(
    `select ${stateColumns} from alarm_state s
     where s.customer_id = ? and s.status = 'Snoozed' and s.snooze_expires_at <= ?::timestamptz
     order by s.snooze_expires_at, s.id limit ? for update of s skip locked`,
    [customerId, new Date(now).toISOString(), limit],
  );
  return rows.map(stateFromRow);
}

/** Writes states whose rows this transaction has locked; with `bySource` only what events of the source can change. */
export async function updateStates(
  trx: Transaction,
  states: readonly AlarmState[],
  options: { bySource?: boolean } = {},
): Promise<void> {
  if (states.length === 0) return;
  const some = options.bySource ? changingBySource : changing;
  const sent = [...keys, ...some];
  await trx.raw(
    `update alarm_state s set ${setTo(some)}
     from ${unnestOf(sent)}
     where s.customer_id = n.customer_id and s.id = n.id`,
    bindingsOf(sent, states),
  );
}

/** Another writer has just stored the same alarm: roll back and retry the transaction (`retryAppeared`). */
export class AlarmAppeared extends Error {
  override name = 'AlarmAppeared';
}

/** Runs of a transaction, each of which knows what appeared in those before it. */
const runsMost = 20;

/**
 * Runs a transaction again while another writer stores some of its new alarms first.
 * @throws AlarmAppeared after `runsMost` runs: its caller tries again later.
 */
export async function retryAppeared<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AlarmAppeared) || runs === runsMost) throw error;
    }
  }
}

/**
 * Writes the states of alarms that were never seen.
 * @throws AlarmAppeared when one of them is there by now: projector and reparse may meet an alarm at the same time.
 */
export async function insertStates(trx: Transaction, states: readonly AlarmState[]): Promise<void> {
  if (states.length === 0) return;
  const { rowCount } = await trx.raw(
    `insert into alarm_identities (customer_id, fingerprint, alarm_id)
     select customer_id, fingerprint, id from ${unnestOf(identity)} order by customer_id, fingerprint
     on conflict (customer_id, fingerprint) do nothing`,
    bindingsOf(identity, states),
  );
  if (rowCount !== states.length) throw new AlarmAppeared('an alarm was stored by another writer');
  await trx.raw(
    `insert into alarm_state (${columnList(columns)}) select * from ${unnestOf(columns)}`,
    bindingsOf(columns, states),
  );
}

/** Makes the message of a change of an alarm; `before` is null for a new one. */
export const alarmChange = (
  before: AlarmState | null,
  state: AlarmState,
  { cause, chain = 0 }: Origin,
): AlarmChange & { state: AlarmState } => ({
  state,
  previous: previousOf(before, state),
  cause,
  entryId: hasEntered(state) ? entryOf(state).id : null,
  ruleChain: chain,
});

/** The values before a change of those shown fields that it changed; null for a new alarm. */
function previousOf(before: AlarmState | null, after: AlarmState): Partial<ShownState> | null {
  if (!before) return null;
  const previous: Record<string, unknown> = {};
  for (const field of shownFields) if (before[field] !== after[field]) previous[field] = before[field];
  return previous;
}
