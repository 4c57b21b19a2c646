import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { readAwake } from '../alarms/decisions/end-snoozes.ts';
import type { ListedAlarm } from '../alarms/read/list-alarms.ts';
import { conditionOf, listSchema, ordersOf, searchOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { listLimits } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { cursorOf, type KeysetOrder, parseCursor } from '../lists/alarms/alarm-order.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import { incidentIdSchema } from './find-incident.ts';
import { readIncidentsOfAlarms } from './incident-rows.ts';

/** Incidents that a list may show already; a list beyond shows a further row of one of them. */
const shownMost = 2_000;

const schema = listSchema.extend({
  shownIncidents: z.array(incidentIdSchema).max(shownMost).nullish(),
});

/** Leaves out the alarms of incidents that are shown already. */
const without = (condition: Condition, incidents: ReadonlySet<number>): Condition =>
  incidents.size === 0
    ? condition
    : {
        ...condition,
        sql: `not exists (select from incident_starts m where m.customer_id = s.customer_id and m.alarm_id = s.id
          and m.is_latest and m.incident_id = any(?::bigint[])) and (${condition.sql})`,
        bindings: [pgArray('bigint', [...incidents]), ...condition.bindings],
      };

/**
 * One page of alarms with one row for each incident (BEY.1): of its alarms in the list, the first in the list's order. What the
 * list does not show of an incident is never of a higher priority than the incident says.
 * @param input.shownIncidents incidents of the pages before.
 * @throws AppError as `listAlarms`.
 */
export async function listByCause(ctx: Ctx, input: z.input<typeof schema>): Promise<ListedAlarm[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { where, orderBy, limit, after, shownIncidents } = schema.parse(input);
  const search = await searchOf(ctx, where);
  const orders = ordersOf(search.lens, orderBy);
  const order = { orders, after: after ? parseCursor(orders, after) : null };
  const condition = conditionOf(search, where.ids);
  const rows = await readAwake(ctx, ctx.customer.id, (trx) =>
    readFirsts(trx, ctx.customer.id, { condition, order, limit, shown: new Set(shownIncidents) }),
  );
  return rows.map((row) => ({ ...row, cursor: cursorOf(orders, row) }));
}

interface Reading {
  condition: Condition;
  order: KeysetOrder;
  limit: number;
  shown: ReadonlySet<number>;
}

/** Reads page after page, each without the incidents that have a row by then: a flood of one incident costs one page. */
async function readFirsts(
  trx: Transaction,
  customerId: number,
  { condition, order, limit, shown }: Reading,
): Promise<AlarmRow[]> {
  const seen = new Set(shown);
  const rows: AlarmRow[] = [];
  let { after } = order;
  for (;;) {
    const page = await alarmRowsOf(trx, customerId).list(
      without(condition, seen),
      { orders: order.orders, after },
      { limit: Math.min(limit, listLimits.limit), offset: 0 },
    );
    const incidents = await readIncidentsOfAlarms(
      trx,
      customerId,
      page.map(({ id }) => id),
    );
    for (const row of page) {
      const incident = incidents.get(row.id);
      if (incident !== undefined && seen.has(incident)) continue;
      if (incident !== undefined) seen.add(incident);
      rows.push(row);
      if (rows.length === limit) return rows;
    }
    const last = page.at(-1);
    if (page.length < limit || !last) return rows;
    after = parseCursor(order.orders, cursorOf(order.orders, last));
  }
}
