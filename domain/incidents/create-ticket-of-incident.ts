import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { incidentTexts as texts } from '../../texts/server/incidents.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { maxAlarmsPerTicket } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork } from '../identity/ticket-rights.ts';
import { type CreatedTicket, createTicketWithin } from '../work/create-ticket.ts';
import { dueInHours, objectiveOf } from '../work/ticket-defaults.ts';
import { activeWorkSystems } from '../work/work-systems.ts';
import { incidentIdSchema, readIncident } from './find-incident.ts';
import { readHighest } from './incident-rows.ts';
import { publishIncidents } from './publish-incidents.ts';

const schema = z.object({
  id: incidentIdSchema,
  isDuplicateAccepted: z.boolean().nullish(),
});

/** Result of creating a ticket for an incident. */
export interface TicketOfIncident extends CreatedTicket {
  /** Alarms of the incident that are not on the ticket: it shows them as related. */
  relatedCount: number;
}

/**
 * Creates one ticket for an incident, assigned to the caller, with its highest alarms (WORK.1, WORK.2, WORK.3): as many as a ticket
 * takes. If one of them has open work, creates nothing and returns the open tickets, unless the caller accepts that (WORK.4).
 * @throws AppError FORBIDDEN without the right to see alarms or to create work, INVALID, NOT_FOUND.
 */
export async function createTicketOfIncident(ctx: Ctx, input: z.input<typeof schema>): Promise<TicketOfIncident> {
  assertPermission(ctx, 'alarms', 'VIEW');
  assertWork(ctx);
  assertPermission(ctx, 'work.myWork', 'CREATE');
  const { id, isDuplicateAccepted } = schema.parse(input);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const incident = await readIncident(trx, customerId, id);
    const highest = await readHighest(trx, customerId, incident.id, maxAlarmsPerTicket);
    if (highest.length === 0) throw invalid(texts.noAlarms);
    // the objective names the cause
    const [cause] = await alarmRowsOf(trx, customerId).byIds([incident.causeAlarmId], { unlisted: true });
    const [system] = await activeWorkSystems(trx, ctx.customer);
    const named = cause ? [cause, ...new Array(incident.count - 1).fill(cause)] : [];
    const hours = dueInHours(highest.map(({ priority }) => priority));
    const created = await createTicketWithin(trx, ctx, {
      details: {
        objective: objectiveOf(system?.workTicketObjectiveTemplate ?? null, named),
        assignedTo: ctx.person.id,
        dueBy: new Date(ctx.clock.now().getTime() + hours * 3_600_000).toISOString(),
      },
      associatedAlarms: highest.map((alarm) => String(alarm.id)),
      isDuplicateAccepted,
    });
    const relatedCount = incident.count - highest.length;
    if (created.ticket === null) return { ...created, relatedCount };
    await trx('incidents').where({ customer_id: customerId, id: incident.id }).update({ ticket_id: created.ticket.id });
    await publishIncidents(trx, ctx, [{ id: incident.id, alarmIds: [] }]);
    return { ...created, relatedCount };
  });
}
