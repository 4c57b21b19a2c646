import { changedInstances, foldInstances, type SetEnd } from '../../domain/alarms/ingest/fold-instances.ts';
import { rebuildState } from '../../domain/alarms/ingest/rebuild-state.ts';
import { refoldState } from '../../domain/alarms/ingest/refold-state.ts';
import { type Touched, writeAlarms } from '../../domain/alarms/ingest/write-alarms.ts';
import type { AlarmState, EndSource } from '../../domain/alarms/model/state.ts';
import { alarmChange, lockStatesById } from '../../domain/alarms/rows/alarm-state-rows.ts';
import { readAttributes } from '../../domain/alarms/rows/alarm-texts.ts';
import { recordEntries } from '../../domain/alarms/rows/status-entries.ts';
import type { Changes } from '../../domain/changes/changes-message.ts';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { writeOutbox } from '../../domain/changes/outbox.ts';
import { byReparse, byReplay, bySource, type Origin } from '../../domain/origin/origin.ts';
import { type Added, countAdded } from '../../domain/repair/commands/count-added.ts';
import { customerRows } from '../../platform/customer-rows.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { type AlarmHistory, findHistories } from '../../warehouse/queries/alarm-histories.ts';
import type { Mark } from './marks.ts';
import type { NewestPayloads } from './newest-payloads.ts';

interface Refolded {
  mark: Mark;
  history: AlarmHistory;
  before: AlarmState;
  state: AlarmState;
  entries: Changes['entries'];
  instances: Changes['instances'];
}

/** Warehouse data of some marked alarms of one customer. */
export interface MarkedAlarms {
  marks: readonly Mark[];
  histories: Map<number, AlarmHistory>;
  attributes: Awaited<ReturnType<NewestPayloads['of']>>;
}

/** Reads histories of some marked alarms of one customer. The warehouse must have all that was written before. */
export async function readMarked(
  deps: { warehouse: WarehouseClient; payloads: NewestPayloads },
  customerId: number,
  marks: readonly Mark[],
): Promise<MarkedAlarms> {
  const alarmIds = marks.map((mark) => mark.alarm_id);
  const histories = await findHistories(deps.warehouse, { customerId, alarmIds });
  return { marks, histories, attributes: await deps.payloads.of(customerId, marks, histories) };
}

/**
 * Derives the histories of some alarms of one customer again, from their events in the warehouse and from the ends that
 * people and rules set (ARCH.12). Alarms to which another event was applied since they were marked keep their mark.
 * @returns how many it derived.
 */
export async function refoldAlarms(
  db: Database,
  customerId: number,
  { marks, histories, attributes }: MarkedAlarms,
  now: number,
): Promise<number> {
  return db.transaction(async (trx) => {
    const states = await lockStatesById(
      trx,
      customerId,
      marks.map((mark) => mark.alarm_id),
    );
    const cleared = await clear(trx, customerId, marks);
    const ends = await endsOf(trx, customerId, cleared);
    const byId = new Map(states.map((state) => [state.id, state]));
    const refolded: Refolded[] = [];
    for (const mark of marks) {
      const before = byId.get(mark.alarm_id);
      const history = histories.get(mark.alarm_id) ?? { events: [], instances: [] };
      if (before && cleared.has(mark.alarm_id))
        refolded.push(refold(mark, before, history, ends.get(mark.alarm_id) ?? [], now));
    }
    await retire(trx, customerId, refolded, now);
    const touched = refolded.map(
      ({ mark, before, state }): Touched => ({ before, state, attributes: attributes.get(mark.alarm_id) ?? null }),
    );
    const changes = noChanges(customerId, now);
    for (const { row } of await writeAlarms(trx, touched, { bySource: false })) changes.attributes.push(row);
    const published = new Set(changes.attributes.map(({ alarmId }) => alarmId));
    // a retired alarm has no event left to take attributes from
    const others = refolded.filter(({ before, state }) => !published.has(state.id) && isShownOtherwise(before, state));
    changes.attributes.push(
      ...(await readAttributes(
        trx,
        customerId,
        others.map(({ state }) => state),
      )),
    );
    for (const { mark, before, state, entries, instances } of refolded) {
      changes.alarms.push(alarmChange(before, state, originOf(mark)));
      for (const entry of entries) changes.entries.push(entry);
      for (const instance of instances) changes.instances.push(instance);
    }
    await writeOutbox(trx, changes);
    await countAdded(trx, customerId, addedOf(refolded));
    return refolded.length;
  });
}

/** Counts what histories that were derived again add to the replays that have brought their events. */
function addedOf(refolded: readonly Refolded[]): Map<string, Added> {
  const added = new Map<string, Added>();
  for (const { mark, instances, history } of refolded) {
    if (mark.replay_id === null) continue;
    const known = new Set(history.instances.map(({ id }) => id));
    const isNew = (row: Changes['instances'][number]): boolean => !known.has(row.id);
    const more = instances.filter(isNew).length - instances.filter(({ isDeleted }) => isDeleted).length;
    const of = added.get(mark.replay_id) ?? { alarms: 0, instances: 0 };
    added.set(mark.replay_id, { ...of, instances: of.instances + more });
  }
  return added;
}

/** A refold corrects what the source's events say; a reparse reads them otherwise, a replay adds to them. */
function originOf({ run_kind, replay_id }: Mark): Origin {
  if (run_kind === null) return replay_id === null ? bySource : byReplay;
  return run_kind === 'REPLAY' ? byReplay : byReparse;
}

/** True if charts have to be updated. */
const isShownOtherwise = (before: AlarmState, state: AlarmState): boolean =>
  before.deletedAt !== state.deletedAt || before.priority !== state.priority;

function refold(mark: Mark, before: AlarmState, history: AlarmHistory, ends: readonly SetEnd[], now: number): Refolded {
  const folded = foldInstances(before.customerId, before.id, history.events, ends, history.instances);
  const state = mark.reparse_id ? rebuildState(before, history.events, folded, now) : refoldState(before, folded, now);
  return {
    mark,
    history,
    before,
    state,
    entries: recordEntries(before, state, originOf(mark)),
    instances: changedInstances(
      folded.instances.map((one) =>
        one.id === state.instanceId ? { ...one, isReplayed: state.instanceIsReplayed } : one,
      ),
      history.instances,
      before.id,
      state.version,
    ),
  };
}

/** Deletes the marks that are unchanged since they were read. @returns their alarms. */
async function clear(trx: Transaction, customerId: number, marks: readonly Mark[]): Promise<Set<number>> {
  const { rows } = await trx.raw(
    `with locked as (
       select alarm_id, mark from refolds where customer_id = :customerId and alarm_id = any(:ids::bigint[])
       order by alarm_id for update)
     delete from refolds r using locked l, ${customerRows('unnest(:ids::bigint[], :marks::uuid[]) as n (alarm_id, mark)', ':customerId')}
     where r.customer_id = n.customer_id and r.alarm_id = n.alarm_id and l.alarm_id = n.alarm_id and l.mark = n.mark
       and not r.is_held returning r.alarm_id`,
    { customerId, ids: marks.map((mark) => mark.alarm_id), marks: marks.map((mark) => mark.mark) },
  );
  return new Set(rows.map((row: { alarm_id: number }) => row.alarm_id));
}

interface EndRecord {
  alarm_id: number;
  rev_value: string | null;
  source: EndSource;
  instance: string;
}

async function endsOf(
  trx: Transaction,
  customerId: number,
  alarmIds: ReadonlySet<number>,
): Promise<Map<number, SetEnd[]>> {
  const { rows } = await trx.raw<{ rows: EndRecord[] }>(
    `select distinct on (alarm_id, metadata->>'instanceId') alarm_id, rev_value, metadata->>'endTimeSource' as source,
       metadata->>'instanceId' as instance
     from alarm_activity where customer_id = ? and alarm_id = any(?::bigint[]) and field = 'endTime'
     order by alarm_id, metadata->>'instanceId', version desc`,
    [customerId, [...alarmIds]],
  );
  const ends = new Map<number, SetEnd[]>();
  for (const row of rows) {
    // the end was undone
    if (row.rev_value === null) continue;
    const list = ends.get(row.alarm_id) ?? [];
    list.push({ at: Date.parse(row.rev_value), source: row.source, instanceId: row.instance });
    ends.set(row.alarm_id, list);
  }
  return ends;
}

/**
 * INT.20: retires an alarm that a reparse has left without instances, with a pointer to where its events went; restores
 * one that was retired and has instances again.
 */
async function retire(trx: Transaction, customerId: number, refolded: readonly Refolded[], now: number): Promise<void> {
  const moved = refolded.filter(({ mark }) => mark.reparse_id !== null);
  if (moved.length === 0) return;
  const left = moved.filter(({ mark, state }) => mark.successor_id !== null && state.latestAlarmAt === null);
  for (const { state } of left) state.deletedAt ??= now;
  await trx.raw(
    `update alarms a set successor_id = n.successor from ${customerRows('unnest(?::bigint[], ?::bigint[]) as n (id, successor)')}
     where a.customer_id = n.customer_id and a.id = n.id`,
    [customerId, left.map(({ state }) => state.id), left.map(({ mark }) => mark.successor_id as number)],
  );
  const { rows } = await trx.raw(
    `update alarms set successor_id = null where customer_id = ? and id = any(?::bigint[]) and successor_id is not null returning id`,
    [customerId, moved.filter(({ state }) => state.latestAlarmAt !== null).map(({ state }) => state.id)],
  );
  const back = new Set(rows.map((row: { id: number }) => row.id));
  for (const { state } of moved) if (back.has(state.id)) state.deletedAt = null;
}
