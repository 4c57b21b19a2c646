import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { locationsMax } from '../constants.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { pageSchema } from '../paging.ts';
import { textInNameSchema } from '../people/list-people.ts';
import { seesTeams } from './list-teams.ts';

/** A row of the list of teams (USR-043). */
export interface TeamView {
  teamId: number;
  teamName: string;
  locationNames: string[];
  teamMemberCount: number;
  lastTeamMemberActiveAt: Date | null;
  /** Id of the person who made it. */
  createdBy: string | null;
}

const whereSchema = z
  .object({ teamLike: textInNameSchema, locationIds: z.array(z.string().max(50)).max(locationsMax).nullish() })
  .nullish();
const wantedSchema = pageSchema.extend({ where: whereSchema });

/** Teams that the caller may look at: all, or their own; with a name like it and any of the locations. */
const found = `
  from teams t left join team_members m on m.customer_id = t.customer_id and m.team_id = t.id and m.user_id = :userId
  where t.customer_id = :customerId and (:all or m.user_id is not null) and t.name ilike :teamLike
    and (:locationIds::uuid[] is null or t.id in (
      select team_id from team_locations where customer_id = :customerId and location_id = any(:locationIds::uuid[])))`;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const bindings = (ctx: Ctx, where: z.output<typeof whereSchema>) => ({
  customerId: ctx.customer.id,
  userId: ctx.person.id,
  all: seesTeams(ctx),
  teamLike: where?.teamLike ?? '%',
  locationIds: where?.locationIds?.length ? where.locationIds.filter((id) => uuid.test(id)) : null,
});

/** Lists a page of the teams that the caller may look at, by name, with what a list says of each. */
export async function listTeamViews(ctx: Ctx, input: z.input<typeof wantedSchema>): Promise<TeamView[]> {
  const { where, limit, offset } = wantedSchema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: TeamView[] }>(
      `with page as (
         select t.customer_id, t.id, t.name, t.created_by ${found}
         order by lower(t.name), t.id limit :limit offset :offset)
       select p.id as "teamId", p.name as "teamName", coalesce(l.names, '{}') as "locationNames",
         coalesce(s.members, 0) as "teamMemberCount", s.active_at as "lastTeamMemberActiveAt",
         p.created_by as "createdBy"
       from page p
       left join (
         select tm.team_id, count(*)::int as members, max(ms.last_active_at) as active_at
         from team_members tm join memberships ms on ms.customer_id = tm.customer_id and ms.user_id = tm.user_id
         where tm.customer_id = :customerId and tm.team_id in (select id from page) and ms.status <> 'none'
         group by tm.team_id) s on s.team_id = p.id
       left join (
         select tl.team_id, array_agg(o.name order by o.name_key) as names
         from team_locations tl join locations o on o.customer_id = tl.customer_id and o.id = tl.location_id
         where tl.customer_id = :customerId and tl.team_id in (select id from page)
         group by tl.team_id) l on l.team_id = p.id
       order by lower(p.name), p.id`,
      { ...bindings(ctx, where), limit, offset },
    ),
  );
  const seesPeople = may(ctx, 'users', 'VIEW');
  return rows.map((row) => (seesPeople ? row : { ...row, lastTeamMemberActiveAt: null }));
}

/** Counts the teams that the caller may look at. */
export async function countTeamViews(ctx: Ctx, input: { where?: z.input<typeof whereSchema> }): Promise<number> {
  const where = whereSchema.parse(input.where);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`select count(*)::int as count ${found}`, bindings(ctx, where)),
  );
  return rows[0].count;
}
