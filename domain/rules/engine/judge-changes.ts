import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import type { RuleLogRow } from '../../changes/changes-message.ts';
import { ruleChainMax } from '../../constants.ts';
import { type AlarmRow, isListed, type ShownState } from '../../lists/alarms/alarm-row.ts';
import { readAssetsOf } from '../assets-of-alarms.ts';
import type { RuleState } from '../rule.ts';
import { logRow, type Said } from '../rule-log.ts';
import { lockStatesOf } from '../rule-rows.ts';
import { durationWords } from '../sentence.ts';
import { beginTimers, endTimers, readWaiting, type Timer, writeLog } from '../timers.ts';
import { type Entered, enteredBy, type JudgedChange, staysIn } from '../trigger.ts';
import type { ReadyRule, RuleSet } from './rule-set.ts';

/** A change that rules of one trigger look at. */
interface Candidate extends Entered {
  change: JudgedChange;
  rules: readonly ReadyRule[];
}

/** A rule that a change has triggered. */
interface Triggered extends Omit<Candidate, 'rules'> {
  ready: ReadyRule;
}

/** Work that is left after changes were judged. */
export interface Judged {
  /** Alarms that something is due of at once. */
  dueAlarms: number[];
  /** Rules whose workflow has to look: something waits in them earlier than it knows. */
  toWake: number[];
}

/**
 * Judges changes of a customer's alarms by its rules, and writes what waits: one transaction. Judging the same changes again
 * changes nothing, but says again what is to do. Criteria are judged with what is known of the alarm now.
 */
export async function judgeChanges(
  db: Database,
  set: RuleSet,
  changes: readonly JudgedChange[],
  now: number,
): Promise<Judged> {
  const candidates = candidatesOf(set, changes);
  return forCustomer(db, set.customer.id, async (trx) => {
    const judged = await judgeCandidates(trx, set, candidates, now);
    return writeJudged(trx, set, changes, judged, now);
  });
}

/** Finds which changes trigger rules, in memory. Pure. */
function candidatesOf({ byTrigger }: RuleSet, changes: readonly JudgedChange[]): Candidate[] {
  return changes.flatMap((change) =>
    byTrigger.flatMap(({ trigger, rules }) => {
      const entered = enteredBy(trigger, change);
      return entered ? { ...entered, change, rules } : [];
    }),
  );
}

interface Decided {
  timers: Timer[];
  log: RuleLogRow[];
}

async function judgeCandidates(
  trx: Transaction,
  set: RuleSet,
  candidates: readonly Candidate[],
  now: number,
): Promise<Decided> {
  const timers: Timer[] = [];
  const log: RuleLogRow[] = [];
  if (candidates.length === 0) return { timers, log };
  const rows = await readRows(trx, set, candidates);
  const moment = { now, timezone: set.customer.defaultTimezone };
  const matching = candidates.flatMap(({ rules, ...entered }): Triggered[] => {
    const row = rows.get(entered.change.state.id);
    if (!row) return [];
    const judging = rules.filter(({ rule }) => rule.enabledAt !== null && entered.change.at >= rule.enabledAt);
    return judging.flatMap((ready) => (ready.matcher.matches(row, moment) ? { ...entered, ready } : []));
  });
  const asking = matching.filter(({ ready }) => ready.matcher.hasAssets);
  const assets = await readAssetsOf(
    trx,
    set.customer.id,
    asking.flatMap(({ change }) => rows.get(change.state.id) ?? []),
  );
  for (const one of matching) {
    const { ready, change } = one;
    if (ready.matcher.hasAssets && !ready.matcher.matchesAssets(assets.get(change.state.id) ?? [], moment)) continue;
    const timer = timerOf(one);
    const said = refusalOf(one, timer);
    // at the time of the change: read again, it is the same row
    if (said) log.push(logRow(set.customer.id, ready.rule, timer, said, change.at));
    else timers.push(timer);
  }
  return { timers, log };
}

const timerOf = ({ ready, change, entry, since }: Triggered): Timer => ({
  ruleId: ready.rule.id,
  alarmId: change.state.id,
  ...{ entry, since, alarmVersion: change.state.version },
  triggeredAt: change.at,
  dueAt: change.at + ready.rule.delayMinutes * 60_000,
  chain: (change.ruleChain ?? 0) + 1,
  ...{ nextAction: null, hasActed: false },
});

/** Returns why a rule leaves alone an alarm that meets its criteria; null if it does not. */
function refusalOf({ ready, change }: Triggered, { chain }: Timer): Said | null {
  const { log } = ruleTexts;
  if (ready.rule.excludeIds.includes(change.state.id)) return { outcome: 'SKIPPED', reason: log.excluded };
  if (!ready.isOpenAt(change.at)) return { outcome: 'SKIPPED', reason: log.outsideSchedule };
  if (chain > ruleChainMax) return { outcome: 'SKIPPED', reason: log.chainTooLong(ruleChainMax) };
  return null;
}

/** Reads the alarms of changes, as criteria look at them. */
async function readRows(
  trx: Transaction,
  { customer }: RuleSet,
  candidates: readonly Candidate[],
): Promise<Map<number, AlarmRow>> {
  const states = new Map<number, ShownState>();
  for (const { change } of candidates) {
    const known = states.get(change.state.id);
    if (!known || known.version < change.state.version) states.set(change.state.id, change.state);
  }
  const rows = await alarmRowsOf(trx, customer.id).byStates(states);
  return new Map(rows.filter(isListed).map((row) => [row.id, row]));
}

async function writeJudged(
  trx: Transaction,
  set: RuleSet,
  changes: readonly JudgedChange[],
  { timers, log }: Decided,
  now: number,
): Promise<Judged> {
  const customerId = set.customer.id;
  // in one order, so that two batches never wait for each other
  const newest = [
    ...new Map(timers.sort((a, b) => a.alarmVersion - b.alarmVersion).map((t) => [keyOf(t), t])).values(),
  ];
  newest.sort((a, b) => a.ruleId - b.ruleId || a.alarmId - b.alarmId);
  const alarmIds = changes.map(({ state }) => state.id);
  const concerned = [...newest, ...(await readWaiting(trx, customerId, alarmIds))];
  // their states in memory may be older; all at once, since whoever changes timers locks their rules before
  const locked = await lockStatesOf(trx, customerId, [...new Set(concerned.map(({ ruleId }) => ruleId))]);
  // one that lets go what waited in it may have another trigger since it was read into memory
  const isCurrent = ({ ruleId }: Timer): boolean =>
    locked.get(ruleId)?.generation === set.byId.get(ruleId)?.rule.generation;
  const stateOf = (ruleId: number) => locked.get(ruleId)?.state;
  const { begun, replaced } = await beginTimers(
    trx,
    customerId,
    newest.filter((timer) => isCurrent(timer) && (stateOf(timer.ruleId) ?? 'DISABLED') !== 'DISABLED'),
    now,
  );
  // what others begin meanwhile in a rule that is not locked is theirs to judge
  const waiting = (await readWaiting(trx, customerId, alarmIds)).filter(({ ruleId }) => locked.has(ruleId));
  const changed = groupBy(changes, ({ state }) => state.id);
  const left = waiting.filter((timer) => isCurrent(timer) && hasLeft(set, timer, changed.get(timer.alarmId) ?? []));
  await endTimers(trx, customerId, left, now);
  const ruleOf = (ruleId: number) => set.byId.get(ruleId)?.rule;
  const say = (some: readonly Timer[], saidOf: (timer: Timer) => Said | null): RuleLogRow[] =>
    some.flatMap((timer) => {
      const rule = ruleOf(timer.ruleId);
      const said = saidOf(timer);
      return rule && said ? [logRow(customerId, rule, timer, said, now)] : [];
    });
  await writeLog(
    trx,
    customerId,
    [
      ...log,
      ...say(replaced, () => ({ outcome: 'CANCELLED', reason: ruleTexts.log.enteredAgain })),
      ...say(begun, ({ ruleId }) => waitsFor(ruleOf(ruleId), stateOf(ruleId))),
      ...say(left, () => ({ outcome: 'CANCELLED', reason: ruleTexts.log.left })),
    ],
    now,
  );
  const gone = new Set(left.map(keyOf));
  const standing = waiting.filter((timer) => !gone.has(keyOf(timer)) && stateOf(timer.ruleId) === 'ENABLED');
  return {
    dueAlarms: [...new Set(standing.flatMap(({ dueAt, alarmId }) => (dueAt <= now ? alarmId : [])))],
    toWake: await wakeEarlier(
      trx,
      customerId,
      standing.filter(({ dueAt }) => dueAt > now),
    ),
  };
}

const keyOf = ({ ruleId, alarmId }: Timer): string => `${ruleId}/${alarmId}`;

function waitsFor(rule: ReadyRule['rule'] | undefined, state: RuleState | undefined): Said | null {
  if (state === 'PAUSED') return { outcome: 'WAITING', reason: ruleTexts.log.waitsForRule };
  if (!rule?.delayMinutes) return null;
  return { outcome: 'WAITING', reason: ruleTexts.log.waits(durationWords(rule.delayMinutes)) };
}

/** True if a later change shows that the alarm has left what the timer waits for, also if it came back without being taken. */
function hasLeft(set: RuleSet, timer: Timer, changes: readonly JudgedChange[]): boolean {
  const trigger = set.byId.get(timer.ruleId)?.rule.trigger;
  // a rule that has begun to act may have changed the alarm itself
  if (!trigger || timer.nextAction !== null) return false;
  return changes.some((change) => change.state.version > timer.alarmVersion && !staysIn(trigger, timer, change));
}

/**
 * Notes when the workflows of rules have to look at the latest.
 * @returns the rules of which this is earlier than, or as early as, they know: a crash may have kept them from hearing it.
 */
async function wakeEarlier(trx: Transaction, customerId: number, timers: readonly Timer[]): Promise<number[]> {
  const earliest = new Map<number, number>();
  for (const { ruleId, dueAt } of timers) earliest.set(ruleId, Math.min(dueAt, earliest.get(ruleId) ?? dueAt));
  const ids = [...earliest.keys()].sort((a, b) => a - b);
  if (ids.length === 0) return [];
  const { rows } = await trx.raw(
    `update automation_rules r set wakes_at = n.due_at
     from unnest(?::bigint[], ?::timestamptz[]) as n (id, due_at)
     where r.customer_id = ? and r.id = n.id and (r.wakes_at is null or r.wakes_at >= n.due_at) returning r.id`,
    [ids, ids.map((id) => new Date(earliest.get(id) as number)), customerId],
  );
  return rows.map(({ id }: { id: number }) => id);
}
