import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { nuisanceLimits, unrealEnds } from '../alarms/rows/nuisance.ts';
import { badActorsShown, fixDelaysSeconds, staleAfterHours } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { seesWork, visibleTickets } from '../identity/ticket-rights.ts';
import type { InstanceCount, InstancePattern, PatternLimits } from '../lists/alarms/alarm-history.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { type WorkOfAlarm, workOfAlarms } from '../work/work-of-alarms.ts';
import { namedAlarms, sharesOf } from './count-occurrences.ts';
import { assertCounts, matchingOf, matchingSchema } from './counts-input.ts';
import { type Fix, suggestFix } from './suggest-fix.ts';

const schema = matchingSchema.extend({
  limit: z
    .int()
    .min(1)
    .max(50)
    .nullish()
    .transform((limit) => limit ?? badActorsShown),
});

/** An alarm among those with the most occurrences. */
export interface AlarmReportRow extends InstanceCount, Omit<InstancePattern, 'unit'> {
  rank: number;
  /** As people say it; null for an alarm that has just been deleted. */
  name: string | null;
  /** Its source; null likewise. */
  externalSystemId: number | null;
  share: number;
  cumulativeShare: number;
  /** By people and rules, within the range. */
  decisions: number;
  /** Tickets created within the range. */
  workCount: number;
  /** The newest open ticket on it that the caller sees. */
  openTicket: Ticket | null;
  fix: Fix;
}

/** Limits of the product's rules, in milliseconds. */
export const patternLimits: PatternLimits = {
  delaysMs: fixDelaysSeconds.map((seconds) => seconds * 1_000),
  chatterCount: nuisanceLimits.chatterCount,
  chatterWindowMs: nuisanceLimits.chatterWindowSeconds * 1_000,
  fleetingMaxMs: nuisanceLimits.fleetingMaxSeconds * 1_000,
  staleAfterMs: staleAfterHours * 3_600_000,
  unrealEnds,
};

const noPattern = (alarmId: number): InstancePattern => ({
  ...{ alarmId, instances: 0, chattering: 0, fleeting: 0, stale: 0 },
  ...{ endedWithin: [], returnedWithin: [], numbers: 0, lowest: null, highest: null, unit: null },
});

/**
 * Alarms with the most occurrences of a range, each with how it behaves, what was decided and done about it, and a
 * suggested fix (ANA-006, BEY.9); and all occurrences together.
 * @throws AppError FORBIDDEN without counts, as `assertCounts` says; INVALID for a wrong range, or criteria that history
 *   does not know.
 */
export async function alarmReport(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ rows: AlarmReportRow[]; total: InstanceCount }> {
  assertCounts(ctx);
  const { limit, ...given } = schema.parse(input);
  const now = ctx.clock.now().getTime();
  const matching = await matchingOf(ctx, given);
  const { rows, total } = await ctx.history.instanceCounts({ ...matching, groupBy: 'alarm_id', limit, now });
  const alarmIds = rows.map(({ value }) => Number(value));
  const { customerId, from, to } = matching;
  const of = { customerId, from, to, alarmIds };
  const [patterns, decisions, named, work] = await Promise.all([
    ctx.history.instancePatterns({ ...of, ...patternLimits, now }),
    ctx.history.decisionCounts(of),
    namedAlarms(ctx, alarmIds),
    readWork(ctx, alarmIds, { start: from, end: to }),
  ]);
  const patternOf = new Map(patterns.map((pattern) => [pattern.alarmId, pattern]));
  const shares = sharesOf(total.instances);
  // of a range that is not over, the part that has passed
  const passed = Math.max(1, Math.min(to, now) - from);
  return {
    total,
    rows: rows.map(({ value, ...counted }, index) => {
      const alarmId = Number(value);
      const { unit, ...pattern } = patternOf.get(alarmId) ?? noPattern(alarmId);
      const { created: workCount = 0, openTicket = null } = work.get(alarmId) ?? {};
      const facts = { decisions: decisions.get(alarmId) ?? 0, workCount };
      const judged = { ...pattern, unit, ...facts, timeShare: Math.min(1, counted.timeInAlarm / passed) };
      return {
        ...pattern,
        ...counted,
        ...facts,
        ...{ rank: index + 1, name: null, externalSystemId: null, ...named.get(alarmId), openTicket },
        ...shares(counted.instances),
        fix: suggestFix(judged),
      };
    }),
  };
}

/** Reads the work on some alarms, and of the tickets that the caller sees the newest open one. */
async function readWork(ctx: Ctx, alarmIds: readonly number[], period: { start: number; end: number }) {
  const seen = seesWork(ctx) ? await visibleTickets(ctx) : 'none';
  const visible =
    seen === 'none' ? { sql: 'false', bindings: [] } : seen === null ? { sql: 'true', bindings: [] } : toPostgres(seen);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const work = await workOfAlarms(trx, ctx.customer.id, { alarmIds, period, visible });
    const open = await ticketRowsOf(trx, ctx.customer.id).byIds([...work.values()].flatMap(idOfOpen));
    const tickets = new Map(open.map((ticket) => [ticket.id, ticket]));
    return new Map(
      [...work].map(([alarmId, one]) => [
        alarmId,
        { created: one.created, openTicket: tickets.get(one.openTicketId ?? 0) ?? null },
      ]),
    );
  });
}

const idOfOpen = ({ openTicketId }: WorkOfAlarm): number[] => (openTicketId === null ? [] : [openTicketId]);
