import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { type AppError, notFound } from '../../platform/errors.ts';
import { incidentTexts } from '../../texts/server/incidents.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { incidentPageSize } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import {
  findIncidentId,
  type Incident,
  readIncidentPage,
  readIncidents,
  readMembers,
  readRelatedOfTicket,
} from './incident-rows.ts';

/** Number of an incident as it is sent; an invalid one names none. */
export const incidentIdSchema = z
  .string()
  .max(50)
  .transform((id) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0));

const noSuchIncident = (): AppError => notFound(incidentTexts.notFound);

/** Reads an incident within a transaction, the one that it became part of if it was merged. @throws AppError NOT_FOUND. */
export async function readIncident(trx: Transaction, customerId: number, id: number): Promise<Incident> {
  const found = await findIncidentId(trx, customerId, id);
  const incident = found === null ? undefined : (await readIncidents(trx, customerId, [found])).get(found);
  if (!incident) throw noSuchIncident();
  return incident;
}

/** Returns an incident. @throws AppError FORBIDDEN without alarm access, NOT_FOUND. */
export async function findIncident(ctx: Ctx, id: string): Promise<Incident> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const number = incidentIdSchema.parse(id);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readIncident(trx, ctx.customer.id, number));
}

const pageSchema = z.object({ limit: limitSchema(incidentPageSize), offset: offsetSchema });
const listSchema = pageSchema.extend({
  isActive: z
    .boolean()
    .nullish()
    .transform((is) => is ?? null),
});

/** Lists incidents, newest first. @throws AppError FORBIDDEN without alarm access, INVALID. */
export async function listIncidents(ctx: Ctx, input: z.input<typeof listSchema>): Promise<Incident[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const page = listSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readIncidentPage(trx, ctx.customer.id, page));
}

/** Lists the alarms of an incident, the cause first, then by their start. @throws AppError INVALID. */
export async function listMembers(
  ctx: Ctx,
  incident: Pick<Incident, 'id'>,
  input: z.input<typeof pageSchema>,
): Promise<AlarmRow[]> {
  const page = pageSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) =>
    readInOrder(trx, ctx.customer.id, await readMembers(trx, ctx.customer.id, incident.id, page)),
  );
}

const ofTicketSchema = pageSchema.extend({ ticketId: incidentIdSchema });

/**
 * Lists the alarms of a ticket's incident that are not on the ticket, the highest priority first.
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function listRelatedAlarms(
  ctx: Ctx,
  input: z.input<typeof ofTicketSchema>,
): Promise<{ alarms: AlarmRow[]; count: number }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { ticketId, ...page } = ofTicketSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { ids, count } = await readRelatedOfTicket(trx, ctx.customer.id, ticketId, page);
    return { alarms: await readInOrder(trx, ctx.customer.id, ids), count };
  });
}

async function readInOrder(trx: Transaction, customerId: number, ids: readonly number[]): Promise<AlarmRow[]> {
  const rows = new Map((await alarmRowsOf(trx, customerId).byIds(ids, { unlisted: true })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
