import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { reportTexts } from '../../texts/server/reports.ts';
import { tokenOf } from '../alarms/model/property.ts';
import { providerDisplayName } from '../constants.ts';
import type { Reader } from '../identity/ctx.ts';
import { attributeColumns, isCountField } from '../lists/tickets/alarm-attributes.ts';
import { listNames } from '../people/list-names.ts';
import { readDefinitions } from '../properties/definitions.ts';
import { labelsOf } from '../reports/count-occurrences.ts';
import { listTeamMembers, listTeams } from '../teams/list-teams.ts';
import { listWorkSystems } from '../work/work-systems.ts';
import type { Sql } from './closed-work.ts';

/** Attributes that closed work is grouped by (ANA.2). */
export const resolutionGroups = ['team', 'creator', 'assignee', 'externalSystem', 'alarmAttribute'] as const;
export type ResolutionGroup = (typeof resolutionGroups)[number];

/** A way to group closed work. */
export interface Grouping {
  /** Query of `ticket_id` and `value`, a text, over the grouped relation: one row or more for each value of a ticket. */
  values: Sql;
  /** Names of values as people say them; those that speak for themselves are missing. */
  labels(values: readonly string[]): Promise<Map<string, string>>;
}

/** Relation of tickets that are grouped: `id`, `created_by`, `assignee_id`, `external_system_id`. */
type Grouped = 'closed' | 'counted';

/** Value that stands for the provider's people, who have no ids within a customer (WIRE.6). */
const provider = 'provider';

/** People by a column of the tickets. */
const people = (ctx: Reader, column: 'created_by' | 'assignee_id', of: Grouped): Grouping => ({
  values: {
    sql: `select c.id as ticket_id, case when p.id is null then c.${column}::text else '${provider}' end as value
      from ${of} c left join provider_people((select array_agg(distinct ${column}) from ${of})) p on p.id = c.${column}`,
    bindings: [],
  },
  async labels(values) {
    const names = await listNames(
      ctx,
      values.filter((value) => value !== provider),
    );
    return new Map([
      [provider, providerDisplayName],
      ...[...names].map(([id, { displayName }]): [string, string] => [id, displayName]),
    ]);
  },
});

/** Teams of the assignee, as far as the caller may look at them. */
async function teams(ctx: Reader, of: Grouped): Promise<Grouping> {
  const all = await listTeams(ctx);
  const members = await listTeamMembers(
    ctx,
    all.map(({ id }) => String(id)),
  );
  return {
    values: {
      sql: `select c.id as ticket_id, m.team_id::text as value from ${of} c
        join unnest(?::uuid[], ?::bigint[]) m (user_id, team_id) on m.user_id = c.assignee_id`,
      bindings: [members.map(({ userId }) => userId), members.map(({ teamId }) => teamId)],
    },
    labels: async () => new Map(all.map(({ id, name }) => [String(id), name])),
  };
}

const externalSystem = (ctx: Reader, of: Grouped): Grouping => ({
  values: { sql: `select c.id as ticket_id, c.external_system_id::text as value from ${of} c`, bindings: [] },
  labels: async () =>
    new Map((await listWorkSystems(ctx)).map(({ id, displayName }): [string, string] => [String(id), displayName])),
});

const alarmsOf = (of: Grouped): string => `${of} c join work_ticket_alarms m on m.customer_id = ? and m.ticket_id = c.id
  join alarms a on a.customer_id = m.customer_id and a.id = m.alarm_id
  join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id`;

/** @throws AppError INVALID for an attribute that the customer's alarms do not have. */
async function alarmAttribute(ctx: Reader, name: string, of: Grouped): Promise<Grouping> {
  const customerId = ctx.customer.id;
  if (isCountField(name))
    return {
      values: {
        sql: `select c.id as ticket_id, nullif(${attributeColumns[name].postgres}::text, '') as value
          from ${alarmsOf(of)}`,
        bindings: [customerId],
      },
      labels: (values) =>
        labelsOf(
          ctx,
          name,
          values.map((value) => ({ value })),
        ),
    };
  const definitions = await forCustomer(ctx.db, customerId, (trx) => readDefinitions(trx, customerId));
  if (!definitions.some((definition) => definition.name === name)) {
    const message = reportTexts.unknownAttribute(name);
    throw invalid(message, [{ path: 'groupByAlarmAttribute', message }]);
  }
  const prefix = tokenOf(name, '');
  return {
    values: {
      sql: `select c.id as ticket_id, nullif(substr(k.token, ?::int), '') as value
        from ${alarmsOf(of)} cross join unnest(a.property_tokens) k (token) where starts_with(k.token, ?)`,
      bindings: [prefix.length + 1, customerId, prefix],
    },
    labels: async () => new Map(),
  };
}

/** @throws AppError INVALID for alarms without an attribute, or with one that there is not. */
export function groupingOf(
  ctx: Reader,
  groupBy: ResolutionGroup,
  attribute: string | null,
  of: Grouped = 'closed',
): Grouping | Promise<Grouping> {
  if (groupBy === 'team') return teams(ctx, of);
  if (groupBy === 'creator') return people(ctx, 'created_by', of);
  if (groupBy === 'assignee') return people(ctx, 'assignee_id', of);
  if (groupBy === 'externalSystem') return externalSystem(ctx, of);
  return alarmAttribute(ctx, attribute ?? '', of);
}
