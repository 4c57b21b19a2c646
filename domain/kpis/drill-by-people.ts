import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { readTeammates, seesAllWork } from '../identity/ticket-rights.ts';
import { listNames } from '../people/list-names.ts';
import { type Period, previousOf } from '../period.ts';
import { findTeam, listTeams } from '../teams/list-teams.ts';
import { type OpenWorkMetric, openWorkByAssignee } from './count-open-work.ts';
import { drilldownOf, type KpiDrilldown, merge, nothing, pairPeriods, type RawGroup } from './drilldown.ts';
import type { KpiFacts } from './kpi-facts.ts';
import { measureWhole } from './measure-kpi.ts';
import { type KpiInput, type Measuring, openMeasuring } from './measuring.ts';

type KpiCtx = Ctx & { facts: KpiFacts };

/**
 * Open work with inactive alarms by the teams of its assignees, now: what the groups were before nobody knows. A ticket
 * whose assignee is in several teams counts in each of them and once in the whole; teams that the caller may not look at
 * are together. Errors as in `measureKpi`.
 */
export const kpiOpenWorkInactiveAlarms = (ctx: KpiCtx, given: { input: KpiInput }): Promise<KpiDrilldown> =>
  openWorkByTeam(ctx, 'OPEN_WORK_INACTIVE_ALARMS', given.input);

/** Duplicate work by the teams of its assignees, like `kpiOpenWorkInactiveAlarms`. */
export const kpiDuplicateWork = (ctx: KpiCtx, given: { input: KpiInput }): Promise<KpiDrilldown> =>
  openWorkByTeam(ctx, 'DUPLICATE_WORK', given.input);

async function openWorkByTeam(ctx: KpiCtx, metric: OpenWorkMetric, input: KpiInput): Promise<KpiDrilldown> {
  const { measuring, current } = await openMeasuring(ctx, input);
  const customerId = ctx.customer.id;
  const [measured, people] = await Promise.all([
    measureWhole(measuring, metric, current),
    forCustomer(ctx.db, customerId, (trx) =>
      openWorkByAssignee(trx, { customerId, now: ctx.clock.now().getTime(), search: measuring.search }, metric),
    ),
  ]);
  return drilldownOf(
    measuring,
    metric,
    { current: measured.current ?? nothing, previous: measured.previous ?? null },
    await teamsOf(ctx, pairPeriods(people, null)),
  );
}

/**
 * Time to dispatch by the teams of who created the tickets. A ticket whose creator is in several teams counts in each of
 * them and once in the whole; teams that the caller may not look at are together. Errors as in `measureKpi`.
 */
export async function kpiTimeToDispatchByTeam(ctx: KpiCtx, given: { input: KpiInput }): Promise<KpiDrilldown> {
  const { measuring, current } = await openMeasuring(ctx, given.input);
  const people = await dispatchOf(measuring, current);
  return drilldownOf(measuring, 'TIME_TO_DISPATCH', totalOf(people), await teamsOf(ctx, people));
}

const teamSchema = z.object({ teamId: z.string().max(50).nullish() });

/**
 * Time to dispatch by who created the tickets, of one team or of everybody: they sum to the team, or to the metric. People
 * whose work the caller does not see are together. Errors as in `measureKpi`.
 * @throws AppError NOT_FOUND for a team that the caller may not look at.
 */
export async function kpiTimeToDispatchByCreator(
  ctx: KpiCtx,
  given: z.input<typeof teamSchema> & { input: KpiInput },
): Promise<KpiDrilldown> {
  const { measuring, current } = await openMeasuring(ctx, given.input);
  const { teamId } = teamSchema.parse(given);
  const members = teamId == null ? null : await membersOf(ctx, (await findTeam(ctx, teamId)).id);
  const dispatched = await dispatchOf(measuring, current);
  const people = members ? dispatched.filter(({ value }) => value !== null && members.has(value)) : dispatched;
  const seen = seesAllWork(ctx)
    ? null
    : new Set([ctx.person.id, ...(await forCustomer(ctx.db, ctx.customer.id, (trx) => readTeammates(trx, ctx)))]);
  const isSeen = ({ value }: RawGroup): boolean => value === null || seen === null || seen.has(value);
  return drilldownOf(measuring, 'TIME_TO_DISPATCH', totalOf(people), {
    groups: await named(ctx, people.filter(isSeen)),
    rest: people.filter((person) => !isSeen(person)),
  });
}

async function dispatchOf({ facts, of }: Measuring, current: Period): Promise<RawGroup[]> {
  const [now = [], before = []] = await Promise.all(
    [current, previousOf(current)].map(({ start, end }) => facts.dispatchByCreator(of([start, end]))),
  );
  return pairPeriods(now, before);
}

/** Returns the numbers of groups that do not overlap, together. */
function totalOf(groups: readonly RawGroup[]): Pick<RawGroup, 'current' | 'previous'> {
  return merge(groups, { value: null, label: null })[0] ?? { current: nothing, previous: nothing };
}

/** Gives people their names; the provider's are one, whoever they are (WIRE.6). */
async function named(ctx: Ctx, people: readonly RawGroup[]): Promise<RawGroup[]> {
  const names = await listNames(
    ctx,
    people.flatMap(({ value }) => value ?? []),
  );
  const isProvider = ({ value }: RawGroup): boolean => value !== null && names.get(value)?.id === null;
  const provider = people.filter(isProvider);
  return [
    ...people
      .filter((person) => !isProvider(person))
      .map((person) => ({ ...person, label: names.get(person.value ?? '')?.displayName ?? null })),
    ...merge(provider, {
      value: 'provider',
      label: names.get(provider[0]?.value ?? '')?.displayName ?? null,
    }),
  ];
}

/** Puts the numbers of people into those of their teams. */
async function teamsOf(
  ctx: Ctx,
  people: readonly RawGroup[],
): Promise<{ groups: RawGroup[]; rest: RawGroup[]; isOverlapping: boolean }> {
  const teams = await listTeams(ctx);
  const of = await memberships(
    ctx,
    people.flatMap(({ value }) => value ?? []),
  );
  const idsOf = ({ value }: RawGroup): number[] => of.get(value ?? '') ?? [];
  const shown = new Set(teams.map(({ id }) => id));
  const shownOf = (person: RawGroup): number[] => idsOf(person).filter((id) => shown.has(id));
  const groups = teams.flatMap(({ id, name }) =>
    merge(
      people.filter((person) => shownOf(person).includes(id)),
      { value: String(id), label: name },
    ),
  );
  return {
    groups: [
      ...groups,
      ...merge(
        people.filter((person) => idsOf(person).length === 0),
        { value: null, label: null },
      ),
    ],
    rest: people.filter((person) => idsOf(person).length > 0 && shownOf(person).length === 0),
    isOverlapping: people.some((person) => shownOf(person).length > 1),
  };
}

async function memberships(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select user_id as "userId", array_agg(team_id) as teams from team_members
       where customer_id = ? and user_id = any(?::uuid[]) group by user_id`,
      [ctx.customer.id, [...userIds]],
    ),
  );
  return new Map(rows.map(({ userId, teams }: { userId: string; teams: number[] }) => [userId, teams.map(Number)]));
}

async function membersOf(ctx: Ctx, teamId: number): Promise<Set<string>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw('select user_id as id from team_members where customer_id = ? and team_id = ?', [ctx.customer.id, teamId]),
  );
  return new Set(rows.map(({ id }: { id: string }) => id));
}
