import { forCustomer } from '../../platform/database.ts';
import { alarmIdsUpTo } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { bulkSelectMax, defaultDueHours, maxAlarmsPerTicket, objectiveMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork } from '../identity/ticket-rights.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { ownOf } from '../own.ts';
import { activeWorkSystems, type WorkSystem } from './work-systems.ts';

/** Initial values of the form of a ticket for some alarms (WORK.2, WORK.3). */
export interface TicketDefaults {
  objective: string;
  /** Hours from its creation. */
  dueInHours: number;
  /** Maintenance systems it can go to; empty while tickets stay here. */
  systems: WorkSystem[];
  /** Alarms that it takes: of more than fit, the highest. */
  alarms: AlarmRow[];
}

const chosenIdsSchema = alarmIdsUpTo(bulkSelectMax);

/** WORK.3: the higher the highest priority of its alarms, the sooner a ticket is due. */
export const dueInHours = (priorities: readonly number[]): number =>
  defaultDueHours[Math.max(0, ...priorities)] ?? defaultDueHours[0];

/** Cuts a text to `max` characters, including the ellipsis (WORK.2). */
const cutTo = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

const defaultTemplate = '{alarmName}';

/** Fills `{alarmName}`, `{alarmId}`, `{alarmText}`, `{point}` and `{count}` of an objective template. */
export function objectiveOf(template: string | null, alarms: readonly AlarmRow[]): string {
  const [first] = alarms;
  if (!first) return '';
  const values: Record<string, string> = {
    alarmName: first.contextualName,
    alarmId: `A${first.id}`,
    alarmText: first.text,
    point: first.pointPath ?? '',
    count: String(alarms.length),
  };
  const filled = (template?.trim() || defaultTemplate).replace(
    /\{(\w+)\}/g,
    (whole, name) => ownOf(values, name) ?? whole,
  );
  const more = alarms.length > 1 && !template?.includes('{count}') ? ` (+${alarms.length - 1} more)` : '';
  return cutTo(filled.replace(/\s+/g, ' ').trim(), objectiveMaxLength - more.length) + more;
}

/**
 * Returns the initial values of the form of a ticket for these alarms; of more than it takes (WORK.1), for the highest.
 * @throws AppError FORBIDDEN without access to work and, for any alarm, to alarms; INVALID.
 */
export async function ticketDefaults(ctx: Ctx, { alarmIds }: { alarmIds: string[] }): Promise<TicketDefaults> {
  assertWork(ctx);
  const ids = chosenIdsSchema.parse(alarmIds);
  if (ids.length > 0) assertPermission(ctx, 'alarms', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const systems = await activeWorkSystems(trx, ctx.customer);
    const stored = alarmRowsOf(trx, ctx.customer.id);
    const taken = ids.length > maxAlarmsPerTicket ? await stored.highest(ids, maxAlarmsPerTicket) : ids;
    const rows = new Map((await stored.byIds(taken)).map((row) => [row.id, row]));
    const alarms = taken.flatMap((id) => rows.get(id) ?? []);
    return {
      objective: objectiveOf(systems[0]?.workTicketObjectiveTemplate ?? null, alarms),
      dueInHours: dueInHours(alarms.map(({ priority }) => priority)),
      systems,
      alarms,
    };
  });
}
