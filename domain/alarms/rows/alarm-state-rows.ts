import { type BulkColumn, bindingsOf, columnList, setTo, unnestOf } from '../../../platform/bulk-rows.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { utcText } from '../../../platform/instant.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { type ShownState, shownFields } from '../../lists/alarms/alarm-row.ts';
import type { AlarmState } from '../model/state.ts';
import { readMemory, writeMemory } from './state-memory.ts';

const time = (ms: number | null): string | null => (ms === null ? null : `${utcText(ms)}+00`);
/** Milliseconds since the epoch. */
export const ms = (value: Date | null): number | null => (value === null ? null : value.getTime());

/** How the fields of AlarmState lie in `alarm_state`. */
const columns: Array<BulkColumn<AlarmState>> = [
  { column: 'customer_id', type: 'int', value: (s) => s.customerId },
  { column: 'id', type: 'bigint', value: (s) => s.id },
  { column: 'fingerprint', type: 'uuid', value: (s) => s.fingerprint },
  { column: 'system_id', type: 'int', value: (s) => s.systemId },
  { column: 'status', type: 'text', value: (s) => s.status },
  { column: 'entered_status_at', type: 'timestamptz', value: (s) => time(s.enteredStatusAt) },
  { column: 'is_active', type: 'boolean', value: (s) => s.isActive },
  { column: 'severity', type: 'text', value: (s) => s.severity },
  { column: 'priority', type: 'smallint', value: (s) => s.priority },
  { column: 'is_service_impacting', type: 'boolean', value: (s) => s.isServiceImpacting },
  { column: 'is_pinned', type: 'boolean', value: (s) => s.isPinned },
  { column: 'is_stale', type: 'boolean', value: (s) => s.isStale },
  { column: 'snooze_expires_at', type: 'timestamptz', value: (s) => time(s.snoozeExpiresAt) },
  { column: 'open_work_count', type: 'int', value: (s) => s.openWorkCount },
  { column: 'last_work_ticket_closed_at', type: 'timestamptz', value: (s) => time(s.lastWorkTicketClosedAt) },
  { column: 'chattering_count', type: 'int', value: (s) => s.chatteringCount },
  { column: 'fleeting_count', type: 'int', value: (s) => s.fleetingCount },
  { column: 'nuisance_count', type: 'int', value: (s) => s.nuisanceCount },
  { column: 'latest_alarm_at', type: 'timestamptz', value: (s) => time(s.latestAlarmAt) },
  { column: 'latest_end_at', type: 'timestamptz', value: (s) => time(s.latestEndAt) },
  { column: 'memory', type: 'text', value: writeMemory, isJsonText: true },
  { column: 'created_at', type: 'timestamptz', value: (s) => time(s.createdAt) },
  { column: 'deleted_at', type: 'timestamptz', value: (s) => time(s.deletedAt) },
  { column: 'version', type: 'bigint', value: (s) => s.version },
];

/** What only people, rules and sweeps change: the projector need not send it. */
const notBySource = new Set([
  'is_service_impacting',
  'is_pinned',
  'snooze_expires_at',
  'open_work_count',
  'last_work_ticket_closed_at',
  'deleted_at',
]);
const keys = columns.filter((c) => c.column === 'customer_id' || c.column === 'id');
const identity = columns.filter((c) => ['customer_id', 'id', 'fingerprint'].includes(c.column));
const fixed = new Set(['customer_id', 'id', 'fingerprint', 'system_id', 'created_at']);
const changing = columns.filter((c) => !fixed.has(c.column));
const changingBySource = changing.filter((c) => !notBySource.has(c.column));

/** The columns that make an AlarmState, to be selected from `alarm_state` as `s`. */
export const stateColumns = columns.map((c) => `s.${c.column}`).join(', ');

/** A row of `alarm_state`. */
export interface StateRow {
  customer_id: number;
  id: number;
  fingerprint: string;
  system_id: number;
  status: string;
  entered_status_at: Date;
  is_active: boolean;
  severity: AlarmState['severity'];
  priority: number;
  is_service_impacting: boolean;
  is_pinned: boolean;
  is_stale: boolean;
  snooze_expires_at: Date | null;
  open_work_count: number;
  last_work_ticket_closed_at: Date | null;
  chattering_count: number;
  fleeting_count: number;
  nuisance_count: number;
  latest_alarm_at: Date | null;
  latest_end_at: Date | null;
  memory: string;
  created_at: Date;
  deleted_at: Date | null;
  version: number;
}

/** A row of `alarm_state`, selected by `stateColumns`, as the state it holds. */
export function stateFromRow(row: StateRow): AlarmState {
  const memory = readMemory(row.memory);
  // field by field: spreading one of them makes the state a slow object, twenty times as dear to make and to copy
  return {
    customerId: row.customer_id,
    id: row.id,
    fingerprint: row.fingerprint,
    systemId: row.system_id,
    status: row.status,
    enteredStatusAt: row.entered_status_at.getTime(),
    enteredBySource: memory.enteredBySource,
    isActive: row.is_active,
    severity: row.severity,
    priority: row.priority,
    isPriorityByPerson: memory.isPriorityByPerson,
    isServiceImpacting: row.is_service_impacting,
    isPinned: row.is_pinned,
    isStale: row.is_stale,
    snoozeExpiresAt: ms(row.snooze_expires_at),
    openWorkCount: row.open_work_count,
    lastWorkTicketClosedAt: ms(row.last_work_ticket_closed_at),
    chatteringCount: row.chattering_count,
    fleetingCount: row.fleeting_count,
    nuisanceCount: row.nuisance_count,
    latestAlarmAt: ms(row.latest_alarm_at),
    latestEndAt: ms(row.latest_end_at),
    latestEndSource: memory.latestEndSource,
    declinedEndedAt: memory.declinedEndedAt,
    instanceId: memory.instanceId,
    instanceValue: memory.instanceValue,
    instanceUnit: memory.instanceUnit,
    instanceAckAt: memory.instanceAckAt,
    instanceAckBy: memory.instanceAckBy,
    instanceIsChattering: memory.instanceIsChattering,
    earlierStarts: memory.earlierStarts,
    activityEvent: memory.activityEvent,
    newestEvent: memory.newestEvent,
    recentEvents: memory.recentEvents,
    attributesHash: memory.attributesHash,
    changedAt: memory.changedAt,
    createdAt: row.created_at.getTime(),
    deletedAt: ms(row.deleted_at),
    version: row.version,
  };
}

/** Reads and locks alarms by fingerprint, in key order so that two writers never wait for each other in a ring. */
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
    `select ${stateColumns} from alarm_state s where s.customer_id = ? and s.id = any(?::bigint[]) order by s.id for update of s`,
    [customerId, [...ids]],
  );
  return rows.map(stateFromRow);
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

/** Reads and locks alarms of one customer whose snooze has ended by `now`, those that ended first at first; others' locks are passed by. */
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

/** Somebody else has just stored the same alarm: the transaction is rolled back and tried again. */
export class AlarmAppeared extends Error {
  override name = 'AlarmAppeared';
}

/**
 * Writes the states of alarms that were never seen.
 * @throws AlarmAppeared when one of them is there by now: projector and reparse may meet an alarm at the same time.
 */
export async function insertStates(trx: Transaction, states: readonly AlarmState[]): Promise<void> {
  if (states.length === 0) return;
  const { rowCount } = await trx.raw(
    `insert into alarm_identities (customer_id, fingerprint, alarm_id)
     select customer_id, fingerprint, id from ${unnestOf(identity)} on conflict (customer_id, fingerprint) do nothing`,
    bindingsOf(identity, states),
  );
  if (rowCount !== states.length) throw new AlarmAppeared('an alarm was stored by another writer');
  await trx.raw(
    `insert into alarm_state (${columnList(columns)}) select * from ${unnestOf(columns)}`,
    bindingsOf(columns, states),
  );
}

/** The values before a change of those shown fields that it changed; null for a new alarm. */
export function previousOf(before: AlarmState | null, after: AlarmState): Partial<ShownState> | null {
  if (!before) return null;
  const previous: Record<string, unknown> = {};
  for (const field of shownFields) if (before[field] !== after[field]) previous[field] = before[field];
  return previous;
}
