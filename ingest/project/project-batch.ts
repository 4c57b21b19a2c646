import { randomUUID } from 'node:crypto';
import { writeOverruled } from '../../domain/alarms/decisions/write-overruled.ts';
import { type Applied, applyEvents } from '../../domain/alarms/ingest/apply-events.ts';
import { type Touched, writeAlarms } from '../../domain/alarms/ingest/write-alarms.ts';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { type AlarmState, comparePositions } from '../../domain/alarms/model/state.ts';
import { type AlarmEvent, positionOf, toAlarmEvent } from '../../domain/alarms/rows/alarm-event.ts';
import type { AlarmIds } from '../../domain/alarms/rows/alarm-ids.ts';
import { alarmChange, lockStatesByFingerprint } from '../../domain/alarms/rows/alarm-state-rows.ts';
import { eventRowOf } from '../../domain/alarms/rows/event-row.ts';
import type { Changes } from '../../domain/changes/changes-message.ts';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { writeOutbox } from '../../domain/changes/outbox.ts';
import { type Added, countAdded } from '../../domain/repair/commands/count-added.ts';
import type { Transaction } from '../../platform/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { NormalisedMessage } from '../messages/normalised-message.ts';

/** A source event to be applied to its alarm, with its message. */
interface Incoming {
  event: IdentifiedEvent;
  alarmEvent: AlarmEvent;
  message: NormalisedMessage;
}

/** Messages of one partition. */
interface PartitionMessages {
  messages: readonly NormalisedMessage[];
  /** Numbers of its new alarms: reserved for the partition, whichever others share its transaction. */
  ids: AlarmIds;
}

interface Group {
  customerId: number;
  systemId: number;
  fingerprint: string;
  ids: AlarmIds;
  /** Each event once. */
  incoming: Incoming[];
}

/** An alarm whose history is to be derived again, and the replay that has brought its late events. */
interface Marked {
  customerId: number;
  alarmId: number;
  replay: string | null;
}

/** Figures of a batch, for metrics. */
export interface ProjectedBatch {
  events: number;
  repetitions: number;
  newAlarms: number;
  refolds: number;
}

/**
 * Applies normalised messages to the alarms they belong to and writes what changed to the outbox, all in the caller's
 * transaction: states are locked, folded to one row per alarm in memory and written in bulk.
 */
export async function projectBatch(
  trx: Transaction,
  partitions: readonly PartitionMessages[],
  now: number,
): Promise<ProjectedBatch> {
  const messages = partitions.flatMap((partition) => partition.messages);
  const groups = groupByAlarm(partitions);
  const known = new Map<string, AlarmState>();
  for (const state of await lockStatesByFingerprint(trx, groups)) known.set(keyOf(state), state);
  const fresh = await numberNewAlarms(
    trx,
    groups.filter((group) => !known.has(keyOf(group))),
  );

  const touched: Touched[] = [];
  const changesOf = new Map<number, Changes>();
  const refolds: Marked[] = [];
  const added = replaysOf(messages);
  const done: ProjectedBatch = { events: 0, repetitions: 0, newAlarms: 0, refolds: 0 };
  for (const group of groups) {
    const before = known.get(keyOf(group)) ?? null;
    const { customerId, systemId, fingerprint, incoming } = group;
    const identity = { customerId, systemId, fingerprint, id: before?.id ?? (fresh.get(keyOf(group)) as number) };
    const result = applyEvents(
      identity,
      before,
      incoming.map((one) => one.alarmEvent),
      now,
    );
    done.repetitions += incoming.length - (result?.events.length ?? 0);
    if (!result) continue;
    done.events += result.events.length;
    if (!before) done.newAlarms += 1;
    const replay = replayOf(group, result);
    if (result.needsRefold) refolds.push({ customerId, alarmId: identity.id, replay });
    const of = replay === null ? undefined : added.get(customerId)?.get(replay);
    if (of) {
      of.alarms += before ? 0 : 1;
      of.instances += result.instances.filter(({ id }) => id !== before?.instanceId).length;
    }
    const newest = result.attributesFrom && incomingOf(group, result.attributesFrom.id);
    const textSource = result.textsFrom && incomingOf(group, result.textsFrom.id);
    touched.push({
      before,
      state: result.state,
      attributes: newest
        ? {
            event: newest.event,
            texts: textSource?.event ?? null,
            saidBefore: saidBefore(newest.event, group, before, result),
            receivedAt: newest.message.receivedAt,
            payload: () => newest.message.payloads.get(newest.event.payloadId) ?? '',
          }
        : null,
    });
    const changes = changesOf.get(customerId) ?? noChanges(customerId, now);
    changesOf.set(customerId, changes);
    addChanges(changes, group, before, result);
  }

  for (const attributes of await writeAlarms(trx, touched, { bySource: true }))
    changesOf.get(attributes.customerId)?.attributes.push(attributes.row);
  await writeOverruled(trx, touched, changesOf);
  done.refolds = refolds.length;
  for (const changes of changesOf.values()) {
    await writeOutbox(trx, changes, messageIdsOfCustomer(messages, changes.customerId));
    const marked = refolds.filter((refold) => refold.customerId === changes.customerId);
    await markForRefold(trx, changes, marked, now);
  }
  // last: the row of a replay is one for all that are applied at a time
  for (const [customerId, ofReplays] of added) await countAdded(trx, customerId, ofReplays);
  return done;
}

/** Counts of the replays that messages came by, by customer and replay; at zero, which says that none is missing. */
function replaysOf(messages: readonly NormalisedMessage[]): Map<number, Map<string, Added>> {
  const replays = new Map<number, Map<string, Added>>();
  for (const { customerId, replay } of messages) {
    if (!replay) continue;
    const ofCustomer = replays.get(customerId) ?? new Map<string, Added>();
    replays.set(customerId, ofCustomer.set(replay, { alarms: 0, instances: 0 }));
  }
  return replays;
}

/** The replay that has changed an alarm; null: it was not one. */
function replayOf({ incoming }: Group, { origin }: Applied): string | null {
  if (origin.cause !== 'REPLAY') return null;
  return incoming.find(({ message }) => message.replay)?.message.replay ?? null;
}

const keyOf = (alarm: { customerId: number; fingerprint: string }): string =>
  `${alarm.customerId}/${alarm.fingerprint}`;

/** Assigns a number to each new alarm, by its key. */
async function numberNewAlarms(trx: Transaction, groups: readonly Group[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const [ids, ofPartition] of groupBy(groups, (group) => group.ids)) {
    for (const [customerId, mine] of groupBy(ofPartition, (group) => group.customerId)) {
      const held = await ids.hold(customerId, mine.length);
      for (const [index, group] of mine.entries()) numbers.set(keyOf(group), held[index] as number);
      await ids.use(trx, customerId, held);
    }
  }
  return numbers;
}

/** A linear search: few events of a batch belong to one alarm. */
const incomingOf = (group: Group, eventId: string): Incoming | undefined =>
  group.incoming.find((one) => one.event.eventId === eventId);

/**
 * Returns the attributes for maintenance systems of an earlier event of the batch if the newest has none: they stay, as
 * they do from batch to batch.
 */
function saidBefore(
  newest: IdentifiedEvent,
  group: Group,
  before: AlarmState | null,
  { events }: Applied,
): IdentifiedEvent['cmmsAttributes'] {
  // few events have any
  if (newest.cmmsAttributes || !group.incoming.some(({ event }) => event.cmmsAttributes)) return null;
  const saying = events.findLast(
    (one) =>
      (!before || comparePositions(positionOf(one), before.newestEvent) > 0) &&
      incomingOf(group, one.id)?.event.cmmsAttributes,
  );
  return saying && incomingOf(group, saying.id)?.event.cmmsAttributes;
}

const messageIdsOfCustomer = (messages: readonly NormalisedMessage[], customerId: number): Set<string> =>
  new Set(messages.filter((one) => one.customerId === customerId).map((one) => one.messageId));

function groupByAlarm(partitions: readonly PartitionMessages[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { messages, ids } of partitions) {
    for (const message of messages) {
      const { customerId, systemId } = message;
      for (const event of message.events) {
        const { fingerprint } = event;
        const key = keyOf({ customerId, fingerprint });
        const group = groups.get(key) ?? { customerId, systemId, fingerprint, ids, incoming: [] };
        if (group.incoming.length === 0) groups.set(key, group);
        else if (incomingOf(group, event.eventId)) continue;
        group.incoming.push({ event, alarmEvent: toAlarmEvent(event, message.replay !== undefined), message });
      }
    }
  }
  return [...groups.values()];
}

function addChanges(changes: Changes, group: Group, before: AlarmState | null, result: Applied): void {
  const { state } = result;
  changes.alarms.push(alarmChange(before, state, result.origin));
  for (const entry of result.entries) changes.entries.push(entry);
  for (const instance of result.instances)
    changes.instances.push({ ...instance, version: state.version, isDeleted: false });
  for (const { id } of result.events) {
    const { event, alarmEvent, message } = incomingOf(group, id) as Incoming;
    changes.acceptedAt = Math.min(changes.acceptedAt ?? message.receivedAt, message.receivedAt);
    changes.newestAcceptedAt = Math.max(changes.newestAcceptedAt ?? 0, message.receivedAt);
    changes.events.push(
      eventRowOf(event, alarmEvent, {
        alarmId: state.id,
        systemId: state.systemId,
        receivedAt: message.receivedAt,
        version: state.version,
      }),
    );
  }
}

/**
 * Marks alarms for a refold. An alarm that is already marked and received another event gets a new mark too: a refold
 * may only use what the warehouse holds when nothing was applied since its mark. All writers take marks in order, so
 * that projector, refolder and reparse never deadlock.
 */
async function markForRefold(trx: Transaction, changes: Changes, marked: Marked[], now: number): Promise<void> {
  const mark = { customerId: changes.customerId, mark: randomUUID(), at: new Date(now).toISOString() };
  await trx.raw(
    `update refolds r set mark = :mark
     from (select alarm_id from refolds where customer_id = :customerId and alarm_id = any(:ids::bigint[])
       order by alarm_id for update) as locked
     where r.customer_id = :customerId and r.alarm_id = locked.alarm_id`,
    { ...mark, ids: changes.alarms.map((change) => change.state.id) },
  );
  if (marked.length === 0) return;
  await trx.raw(
    `insert into refolds (customer_id, alarm_id, mark, marked_at, replay_id)
     select :customerId::int, n.id, :mark::uuid, :at::timestamptz, n.replay
     from unnest(:ids::bigint[], :replays::uuid[]) as n (id, replay) order by n.id
     on conflict (customer_id, alarm_id) do update set replay_id = null
       where refolds.replay_id is distinct from excluded.replay_id`,
    { ...mark, ids: marked.map(({ alarmId }) => alarmId), replays: marked.map(({ replay }) => replay) },
  );
}
