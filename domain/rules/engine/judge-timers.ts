import type { Transaction } from '../../../platform/database.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { entryOf, hasEntered } from '../../alarms/rows/status-entries.ts';
import { timerMaxLateHours } from '../../constants.ts';
import type { CustomerRow } from '../../customers/customer-row.ts';
import { readAssetsOf } from '../assets-of-alarms.ts';
import { type Matcher, matcherOf } from '../match.ts';
import type { Action, Rule, Trigger } from '../rule.ts';
import type { Said } from '../rule-log.ts';
import type { Timer } from '../timers.ts';
import { staysIn } from '../trigger.ts';
import type { ActedOn } from './acting.ts';

const { log: words } = ruleTexts;

/** An alarm as it now is, locked. */
export type LockedAlarm = Omit<ActedOn, 'timer'>;

/** Timers after the decision whether the rule acts. */
export interface JudgedTimers {
  going: ActedOn[];
  /** Timers that end, with the reason. */
  ended: Array<{ timer: Timer; said: Said }>;
}

/**
 * Decides, before each action, whether the rule acts on each alarm as it now is (AUTO.21, AUTO.23, AUTO.27): between two actions
 * a pause may lie. What its own actions may have changed does not stop it.
 */
export async function judgeTimers(
  trx: Transaction,
  customer: CustomerRow,
  rule: Rule,
  timers: readonly Timer[],
  alarms: ReadonlyMap<number, LockedAlarm>,
  now: number,
): Promise<JudgedTimers> {
  const matcher = matcherOf(rule.criteria, rule.assetCriteria);
  const rows = [...alarms.values()].map(({ row }) => row);
  const assets = matcher.hasAssets ? await readAssetsOf(trx, customer.id, rows) : new Map();
  const judged: JudgedTimers = { going: [], ended: [] };
  const excluded = new Set(rule.excludeIds);
  for (const timer of timers) {
    const alarm = alarms.get(timer.alarmId);
    const said = refusalOf(rule, matcher, timer, { alarm, excluded, now, assets, timezone: customer.defaultTimezone });
    if (said) judged.ended.push({ timer, said });
    else if (alarm) judged.going.push({ timer, ...alarm });
  }
  return judged;
}

/** True for an action after which the alarm may be no longer as the trigger found it. */
function mayMove(action: Action, { type, status }: Trigger): boolean {
  if (action.type === 'PIN' || action.type === 'NOTIFY') return false;
  // a higher priority ends a snooze
  if (action.type === 'SET_PRIORITY') return status === 'Snoozed';
  // of what an alarm becomes, only a move to Inactive changes anything
  return action.type === 'MOVE_STATUS' || !type.startsWith('BECOMES_');
}

function refusalOf(
  rule: Rule,
  matcher: Matcher,
  timer: Timer,
  seen: {
    alarm: LockedAlarm | undefined;
    excluded: ReadonlySet<number>;
    now: number;
    assets: Awaited<ReturnType<typeof readAssetsOf>>;
    timezone: string;
  },
): Said | null {
  const { alarm, now } = seen;
  if (!alarm || alarm.state.deletedAt !== null) return { outcome: 'CANCELLED', reason: words.deleted };
  if (seen.excluded.has(timer.alarmId)) return { outcome: 'SKIPPED', reason: words.excluded };
  if (now - timer.dueAt > timerMaxLateHours * 3_600_000)
    return { outcome: 'SKIPPED', reason: words.late(timerMaxLateHours) };
  const { state, row } = alarm;
  const entryId = hasEntered(state) ? entryOf(state).id : null;
  const { trigger } = rule;
  const done = rule.actions.slice(0, timer.nextAction ?? 0);
  if (!trigger || (!done.some((action) => mayMove(action, trigger)) && !staysIn(trigger, timer, { state, entryId })))
    return { outcome: 'CANCELLED', reason: words.left };
  // its actions may have changed what its criteria ask for
  if (timer.nextAction !== null) return null;
  const moment = { now, timezone: seen.timezone };
  const isMatch = matcher.matches(row, moment) && matcher.matchesAssets(seen.assets.get(timer.alarmId) ?? [], moment);
  return isMatch ? null : { outcome: 'SKIPPED', reason: words.noMatch };
}
