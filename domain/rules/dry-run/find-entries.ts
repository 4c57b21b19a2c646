import { forCustomer } from '../../../platform/database.ts';
import { type CurrentStay, readCurrentStays, readEntered } from '../../alarms/rows/current-entries.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { Trigger } from '../rule.ts';
import type { HistoricTrigger, RuleHistory, SeenEntries, Tried } from './history-port.ts';

/** Stays that are read at once. */
const staysAtOnce = 5_000;
type HistoryCtx = Pick<Ctx, 'db' | 'customer'> & { ruleHistory: RuleHistory };

/** Returns what of history a trigger is about. */
export function historicTrigger({ type, status }: Trigger): HistoricTrigger {
  switch (type) {
    case 'ENTERS_INTAKE':
      return { kind: 'status', status: 'Intake' };
    case 'ENTERS_STATUS':
      // a stay in Inactive is the gap between two others
      return status === 'Inactive' ? { kind: 'inactiveStatus' } : { kind: 'status', status: status ?? '' };
    case 'BECOMES_ACTIVE':
      return { kind: 'active' };
    case 'BECOMES_INACTIVE':
      return { kind: 'inactive' };
    case 'BECOMES_STALE':
      return { kind: 'stale' };
    case 'BECOMES_NUISANCE':
      return { kind: 'nuisance' };
    case 'SNOOZE_EXPIRED':
      return { kind: 'snoozeExpired' };
    case 'WORK_CLOSED_STILL_ACTIVE':
      return { kind: 'statusAfter', status: 'Intake', from: 'Dispatched', cause: 'TICKET' };
    case 'BECOMES_SERVICE_IMPACTING':
      return { kind: 'serviceImpacting' };
  }
}

/** ALM.12: such changes start no rule. */
const silent: ReadonlyArray<string | null> = ['REPARSE', 'MERGE', 'UNDO', 'REPLAY'];

/** Counts what a trigger saw, with what has not ended yet. */
export async function countEntries(ctx: HistoryCtx, tried: Tried): Promise<{ entries: number; alarms: number }> {
  const counted = await ctx.ruleHistory.countEntries(tried);
  let [entries, alarms] = [counted.entries, counted.alarms];
  for await (const stays of currentStays(ctx, tried)) {
    entries += stays.length;
    alarms += stays.length;
  }
  // an alarm that is in the status now may have been in it before: they are at most so many
  return { entries, alarms: Math.min(alarms, entries) };
}

/**
 * Reads what a trigger saw of the alarms that match, by alarm and time, in pages: of the warehouse what has ended, of Postgres
 * what lasts.
 */
export async function* findEntries(
  ctx: HistoryCtx,
  tried: Tried,
  { alarmsAtOnce, signal }: { alarmsAtOnce: number; signal: AbortSignal },
): AsyncGenerator<SeenEntries[]> {
  const past = flat(await ctx.ruleHistory.entries(tried, signal));
  const now = flat(matchingStays(ctx, tried));
  let page: SeenEntries[] = [];
  let [nextPast, nextNow] = [await past.next(), await now.next()];
  try {
    while (!nextPast.done || !nextNow.done) {
      signal.throwIfAborted();
      const [before, after] = [nextPast.done ? null : nextPast.value, nextNow.done ? null : nextNow.value];
      // what lasts is later than what has ended
      const isPast = before !== null && (after === null || before.alarmId <= after.alarmId);
      const one = (isPast ? before : after) as SeenEntries;
      if (page.length >= alarmsAtOnce && page.at(-1)?.alarmId !== one.alarmId) {
        yield page;
        page = [];
      }
      page.push(one);
      if (isPast) nextPast = await past.next();
      else nextNow = await now.next();
    }
    if (page.length > 0) yield page;
  } finally {
    await Promise.all([past.return(undefined), now.return(undefined)]);
  }
}

async function* flat<One>(batches: AsyncIterable<One[]>): AsyncGenerator<One> {
  for await (const batch of batches) yield* batch;
}

/** Pages of the alarms that are in the trigger's status now. */
async function* currentStays(
  { db, customer }: HistoryCtx,
  { trigger, from, to }: Pick<Tried, 'trigger' | 'from' | 'to'>,
): AsyncGenerator<CurrentStay[]> {
  if (trigger.kind !== 'status' && trigger.kind !== 'statusAfter') return;
  let after = 0;
  for (;;) {
    const wanted = { status: trigger.status, from, to, after, limit: staysAtOnce };
    const stays = await forCustomer(db, customer.id, (trx) => readCurrentStays(trx, customer.id, wanted));
    const kept = stays.filter(({ from: before, cause }) =>
      trigger.kind === 'status' ? !silent.includes(cause) : before === trigger.from && cause === trigger.cause,
    );
    if (kept.length > 0) yield kept;
    if (stays.length < staysAtOnce) return;
    after = stays.at(-1)?.alarmId ?? after;
  }
}

/** Those of them that the criteria take. */
async function* matchingStays(ctx: HistoryCtx, tried: Tried): AsyncGenerator<SeenEntries[]> {
  const excluded = new Set(tried.excludedIds);
  for await (const stays of currentStays(ctx, tried)) {
    const alarmIds = stays.map(({ alarmId }) => alarmId);
    const { customerId, condition } = tried;
    const matching = new Set(await ctx.ruleHistory.matching({ customerId, condition, alarmIds }));
    yield stays.flatMap(({ alarmId, at }) =>
      matching.has(alarmId) && !excluded.has(alarmId) ? [{ alarmId, entries: [[at, null]] }] : [],
    );
  }
}

/**
 * Ends stays that history has no end of, because the one that followed lasts: it is in Postgres alone. Of the triggers
 * whose state may be Inactive.
 */
export async function endedByNow(
  { db, customer }: HistoryCtx,
  { kind }: HistoricTrigger,
  page: readonly SeenEntries[],
): Promise<void> {
  if (kind !== 'inactiveStatus' && kind !== 'snoozeExpired') return;
  const open = page.filter(({ entries }) => entries.some(([, until]) => until === null));
  if (open.length === 0) return;
  const ids = open.map(({ alarmId }) => alarmId);
  const entered = await forCustomer(db, customer.id, (trx) => readEntered(trx, customer.id, ids));
  for (const { alarmId, entries } of open) {
    const last = entries.at(-1);
    const now = entered.get(alarmId);
    if (last && now !== undefined && last[1] === null && now > last[0]) last[1] = now;
  }
}
