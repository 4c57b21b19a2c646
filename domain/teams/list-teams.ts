import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx, Reader } from '../identity/ctx.ts';
import { type PersonRecord, toPerson } from '../identity/person-row.ts';
import { readableCriteria } from '../lenses/readable-criteria.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import type { TeamMembershipRow } from '../people/list-mine.ts';
import { textInNameSchema } from '../people/list-people.ts';
import { memberColumns } from '../people/member-columns.ts';
import type { TeamRole } from '../people/team-role.ts';
import type { Team, TeamMember } from './team.ts';

interface TeamRecord {
  id: number;
  name: string;
  is_system: boolean;
  is_all_buildings: boolean;
  display_options: unknown;
  alarm_filters: Criterion[];
  role: TeamRole | null;
}

const numbers = (ids: readonly string[] | null): number[] | null =>
  ids?.filter((id) => /^\d{1,15}$/.test(id)).map(Number) ?? null;

/** True for a person who may look at teams they are not in. */
export const seesTeams = (ctx: Pick<Ctx, 'permissions'>): boolean => may(ctx, 'teams', 'VIEW');

const wantedSchema = z.object({
  ids: z.array(z.string().max(50)).max(1_000).nullish(),
  nameLike: textInNameSchema,
});

/** Lists teams by name: all for people who may view teams, else the caller's own. */
export async function listTeams(ctx: Reader, input: z.input<typeof wantedSchema> = {}): Promise<Team[]> {
  const { ids, nameLike } = wantedSchema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select t.id, t.name, t.is_system, t.is_all_buildings, t.display_options, t.alarm_filters, m.role from teams t
       left join team_members m on m.customer_id = t.customer_id and m.team_id = t.id and m.user_id = :userId
       where t.customer_id = :customerId and (:all or m.user_id is not null)
         and t.name ilike :nameLike and (:ids::bigint[] is null or t.id = any(:ids::bigint[]))
       order by lower(t.name), t.id`,
      {
        userId: ctx.person.id,
        customerId: ctx.customer.id,
        all: seesTeams(ctx),
        ids: numbers(ids ?? null),
        nameLike,
      },
    ),
  );
  return rows.map((row: TeamRecord) => ({
    id: row.id,
    name: row.name,
    isSystem: row.is_system,
    isAllBuildings: row.is_all_buildings,
    displayOptions: row.display_options,
    alarmFilters: readableCriteria('alarm', row.alarm_filters).criteria,
    myRole: row.role,
  }));
}

/** @throws AppError NOT_FOUND for a team that there is not or that the caller may not look at. */
export async function findTeam(ctx: Ctx, id: string): Promise<Team> {
  const [team] = await listTeams(ctx, { ids: [id] });
  if (!team) throw notFound(peopleTexts.teamNotFound);
  return team;
}

/** Lists members of these teams, as far as the caller may look at them; a team's admins first, then by name. */
export async function listTeamMembers(ctx: Reader, teamIds: readonly string[]): Promise<TeamMember[]> {
  const teams = new Map((await listTeams(ctx, { ids: [...teamIds] })).map((team) => [team.id, team]));
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select t.team_id, t.role, m.title, ${memberColumns}
       from team_members t join users u on u.id = t.user_id
       join memberships m on m.customer_id = t.customer_id and m.user_id = t.user_id
       where t.customer_id = ? and t.team_id = any(?::bigint[]) and m.status <> 'none'
       order by t.team_id, t.role, display_name, u.id`,
      [ctx.customer.id, [...teams.keys()]],
    ),
  );
  return rows.map((row: MemberRecord) => {
    const user = toPerson(row);
    return {
      user,
      teamId: row.team_id,
      teamName: teams.get(row.team_id)?.name ?? '',
      userId: user.id,
      displayName: user.displayName,
      title: row.title,
      email: user.email,
      role: row.role,
    };
  });
}

interface MemberRecord extends PersonRecord {
  team_id: number;
  role: TeamRole;
  title: string | null;
}

/** The teams that each of some people is in, by name, as far as the caller may look at them. */
export async function listTeamsOf(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, TeamMembershipRow[]>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: Array<TeamMembershipRow & { userId: string }> }>(
      `select m.user_id as "userId", t.id as "teamId", t.name as "teamName", m.role
       from team_members m join teams t on t.customer_id = m.customer_id and t.id = m.team_id
       where m.customer_id = :customerId and m.user_id = any(:userIds::uuid[]) and (:all or exists (
         select from team_members mine
         where mine.customer_id = m.customer_id and mine.team_id = m.team_id and mine.user_id = :callerId))
       order by lower(t.name), t.id`,
      { customerId: ctx.customer.id, userIds: [...userIds], all: seesTeams(ctx), callerId: ctx.person.id },
    ),
  );
  const teamsOf = new Map<string, TeamMembershipRow[]>(userIds.map((id) => [id, []]));
  for (const { userId, ...team } of rows) teamsOf.get(userId)?.push(team);
  return teamsOf;
}
