import type { EntryRow } from '../../changes/changes-message.ts';
import { byReplay, bySource, type Origin } from '../../origin/origin.ts';
import { type AlarmInstance, type AlarmState, comparePositions, type EndSource } from '../model/state.ts';
import { type AlarmEvent, instanceIdOf, isActivity, opens, positionOf, severityOf } from '../rows/alarm-event.ts';
import { latestInstance } from '../rows/latest-instance.ts';
import { countEnd, countStart } from '../rows/nuisance.ts';
import { breaksSnooze } from '../rows/snooze-break-through.ts';
import { hasEntered, leftEntries, newEntry } from '../rows/status-entries.ts';
import { nextStatus } from '../rows/status-table.ts';
import { endSourceOf, startInstance } from './fold-instances.ts';
import { isRemembered, remember } from './recent-events.ts';

export interface AlarmIdentity {
  customerId: number;
  id: number;
  fingerprint: string;
  systemId: number;
}

export interface Applied {
  state: AlarmState;
  /** Instances that started, ended or were acknowledged, as they now are. */
  instances: AlarmInstance[];
  /** Entries into statuses that were left. */
  entries: EntryRow[];
  /** Events that had an effect or belong to history: everything but repetitions. */
  events: AlarmEvent[];
  /** The event whose attributes (payload, priority, sender) are now the alarm's; null where they stay. */
  attributesFrom: AlarmEvent | null;
  /**
   * The event whose texts are now the alarm's; null if they stay. The texts of a return to normal describe the end, not
   * the alarm: they are used only if there are no others.
   */
  textsFrom: AlarmEvent | null;
  /** An event was older than the newest: the instances have to be derived again. */
  needsRefold: boolean;
  /** Why the alarm has changed: a replay, if what has moved it last came by one, or all that is new did. */
  origin: Origin;
}

/**
 * Applies source events to one alarm (STAT.1 to STAT.11). Pure. `before` is null for an alarm never seen. Events may
 * come in any order and repeat; they are applied in their total order, and one that is older than what was applied
 * before changes neither status nor activity but marks the history for a refold, so that any order, repetition and
 * batching of the same events ends in the same state (STAT.28).
 * @returns null when every event was a repetition.
 */
export function applyEvents(
  identity: AlarmIdentity,
  before: AlarmState | null,
  incoming: readonly AlarmEvent[],
  now: number,
): Applied | null {
  const known = new Set<string>();
  const events: AlarmEvent[] = [];
  for (const event of incoming) {
    if (known.has(event.id) || (before && isRemembered(before.recentEvents, event.id))) continue;
    known.add(event.id);
    events.push(event);
  }
  events.sort((a, b) => comparePositions(positionOf(a), positionOf(b)));
  const first = events[0];
  if (!first) return null;

  const state = before ? { ...before, changedAt: now, version: before.version + 1 } : neverSeen(identity, first, now);
  const run: Run = { state, now, instances: new Map(), entries: [], entered: 0, movedBy: null };
  const fresh: AlarmEvent[] = [];
  let attributesFrom: AlarmEvent | null = null;
  let textsFrom: AlarmEvent | null = null;
  let needsRefold = false;
  let isKnown = before !== null;

  for (const event of events) {
    const position = positionOf(event);
    const sinceNewest = isKnown ? comparePositions(position, state.newestEvent) : 1;
    if (sinceNewest === 0) continue;
    fresh.push(event);
    if (sinceNewest < 0 && event.kind !== 'UPDATE') needsRefold = true;
    if (isActivity(event.kind) && (!state.activityEvent || comparePositions(position, state.activityEvent) > 0)) {
      // two activations at one instant: whether they are one instance is for the whole history to say
      if (opens(event.kind) && event.at === state.latestAlarmAt) needsRefold = true;
      // a person ended it at a time that the source was already beyond: so is how the instance ended
      if (state.latestEndSource === 'USER' && event.at <= (state.latestEndAt as number)) needsRefold = true;
      if (opens(event.kind)) activate(run, event);
      else returnToNormal(run, event);
      state.severity = severityOf(event);
      state.activityEvent = position;
    } else if (event.kind === 'ACK' && !needsRefold) needsRefold = acknowledge(run, event) || needsRefold;
    if (sinceNewest > 0) {
      attributesFrom = event;
      if (event.kind !== 'RTN' || !isKnown) textsFrom = event;
      state.newestEvent = position;
      if (!state.isPriorityByPerson) raisePriority(run, event);
    }
    isKnown = true;
  }
  if (fresh.length === 0) return null;
  state.recentEvents = remember(
    state.recentEvents,
    fresh.map((event) => event.id),
  );
  const { entries } = run;
  const speaks = run.movedBy ?? fresh.find((event) => !event.isReplayed) ?? first;
  return {
    state,
    instances: [...run.instances.values()],
    entries,
    events: fresh,
    attributesFrom,
    textsFrom,
    needsRefold,
    origin: originOf(speaks),
  };
}

const originOf = ({ isReplayed }: AlarmEvent): Origin => (isReplayed ? byReplay : bySource);

/** State of an alarm, and its changes, after some events of a batch. */
interface Run {
  state: AlarmState;
  now: number;
  /** Changed instances, by id. */
  instances: Map<string, AlarmInstance>;
  /** Entries that were left. */
  entries: EntryRow[];
  /** Number of statuses entered. */
  entered: number;
  /** The last event that has changed whether it is active, or its status; null: none has. */
  movedBy: AlarmEvent | null;
}

function activate(run: Run, event: AlarmEvent): void {
  const { state, instances, now } = run;
  const id = instanceIdOf(state.customerId, state.id, event);
  if (id === state.instanceId) return;
  const status = nextStatus('new instance', state, event.at);
  if (state.isActive) endInstance(run, event.at, 'SUPERSEDED');
  enter(run, status, event);
  run.movedBy = event;
  if (status === 'Intake') state.declinedEndedAt = null;
  state.deletedAt = null;
  state.isActive = true;
  state.isStale = false;
  countStart(state, event.at, now);
  state.latestAlarmAt = event.at;
  state.instanceId = id;
  state.instanceValue = event.value;
  state.instanceUnit = event.unit;
  state.instanceAckAt = null;
  state.instanceAckBy = null;
  state.instanceIsReplayed = false;
  instances.set(id, startInstance(id, state.id, event));
}

function returnToNormal(run: Run, event: AlarmEvent): void {
  const { state } = run;
  if (!state.isActive) return;
  if (state.status === 'Declined') state.declinedEndedAt = event.at;
  const source = endSourceOf(event);
  endInstance(run, event.at, source);
  enter(run, nextStatus('return to normal', state, event.at), event);
  run.movedBy = event;
  state.isActive = false;
  state.isStale = false;
  state.latestEndAt = event.at;
  state.latestEndSource = source;
}

/** @returns true if the order of acknowledgements requires a refold. */
function acknowledge({ state, instances }: Run, event: AlarmEvent): boolean {
  if (!state.instanceId) return false;
  if (state.instanceAckAt !== null) return state.instanceAckAt > event.at;
  state.instanceAckAt = event.at;
  state.instanceAckBy = event.ackedBy;
  instances.set(state.instanceId, latestOf(state, instances));
  return false;
}

/** A snoozed alarm that the source itself raises to the highest priority is shown again (SNZ.3). */
function raisePriority(run: Run, event: AlarmEvent): void {
  const { state } = run;
  const breaksThrough = breaksSnooze(state, { ...state, priority: event.priority });
  state.priority = event.priority;
  if (breaksThrough) enter(run, nextStatus('snooze ends', state, event.at), event);
}

function enter(run: Run, status: string, event: AlarmEvent): void {
  const { state } = run;
  if (status === state.status) return;
  const { id, status: from, enteredStatusAt, entry, latestAlarmAt } = state;
  const before = { id, status: from, enteredStatusAt, entry, latestAlarmAt };
  state.status = status;
  state.snoozeExpiresAt = null;
  state.enteredStatusAt = event.at;
  state.enteredBySource = true;
  const origin = originOf(event);
  state.entry = newEntry({ version: state.version, nth: run.entered }, hasEntered(before) ? from : null, origin);
  run.entered += 1;
  run.movedBy = event;
  run.entries.push(...leftEntries(before, state, origin));
}

function endInstance({ state, instances, now }: Run, at: number, source: EndSource): void {
  if (!state.instanceId) return;
  const ended = { ...latestOf(state, instances), endedAt: at, endSource: source };
  instances.set(state.instanceId, ended);
  countEnd(state, ended, now);
}

/** The latest instance as this call changed it, else as the state has it. */
function latestOf(state: AlarmState, instances: ReadonlyMap<string, AlarmInstance>): AlarmInstance {
  const known = latestInstance(state);
  const changed = instances.get(known.id);
  return changed ? { ...known, endedAt: changed.endedAt, endSource: changed.endSource } : known;
}

/** An alarm before its first event. */
export function neverSeen(identity: AlarmIdentity, first: Pick<AlarmEvent, 'at'>, now: number): AlarmState {
  return {
    customerId: identity.customerId,
    id: identity.id,
    fingerprint: identity.fingerprint,
    systemId: identity.systemId,
    status: 'Inactive',
    enteredStatusAt: now,
    enteredBySource: true,
    isActive: false,
    severity: 'Normal',
    priority: 0,
    isPriorityByPerson: false,
    isPriorityByRule: false,
    isServiceImpacting: false,
    isPinned: false,
    isStale: false,
    snoozeExpiresAt: null,
    openWorkCount: 0,
    lastWorkTicketClosedAt: null,
    chatteringCount: 0,
    fleetingCount: 0,
    nuisanceCount: 0,
    latestAlarmAt: null,
    latestEndAt: null,
    latestEndSource: null,
    declinedEndedAt: null,
    instanceId: null,
    instanceValue: null,
    instanceUnit: null,
    instanceAckAt: null,
    instanceAckBy: null,
    instanceIsChattering: false,
    instanceIsReplayed: false,
    earlierStarts: [],
    activityEvent: null,
    newestEvent: { at: first.at, rank: -1, id: '' },
    recentEvents: '',
    attributesHash: '',
    createdAt: now,
    changedAt: now,
    entry: null,
    deletedAt: null,
    version: 1,
  };
}
