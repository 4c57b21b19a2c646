import { forCustomer } from '../../platform/database.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import type { ReportedAlarm } from '../alarms/rows/alarm-record.ts';
import type { Ctx } from '../identity/ctx.ts';
import { readUnhealthySources } from '../integrations/unhealthy-sources.ts';
import { listNames } from '../people/list-names.ts';
import { readDefinitions } from '../properties/definitions.ts';
import type { Cell } from '../sheets/cells.ts';
import { listTeamsOf } from '../teams/list-teams.ts';
import { reportedAlarmsOf } from '../work/alarms-of-tickets.ts';
import { displayIdOf } from '../work/model/ticket.ts';
import { repeatCountsOf } from '../work/repeat-work.ts';
import type { ReportedTicket } from '../work/ticket-rows.ts';
import { listWorkSystems } from '../work/work-systems.ts';
import { attributesOf, countsAsResolved, durationOf } from '../work-resolution/report-row.ts';

const texts = exportTexts.tickets;
const hourMs = 3_600_000;

/** Headings of the cells of a ticket. */
export const ticketColumns: readonly string[] = Object.values(texts.columns);
const columnNames = Object.keys(texts.columns) as Array<keyof typeof texts.columns>;

/** Facts about some tickets that other tables have, by ticket or by person. */
interface Facts {
  alarms: Map<number, ReportedAlarm[]>;
  repeats: Map<number, number>;
  dispatchTimes: Map<number, number>;
  names: Map<string, string>;
  teams: Map<string, string>;
  systems: Map<number, string>;
  labels: Map<string, string>;
  /** Sources whose connection is lost. */
  unhealthy: ReadonlySet<number>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Cells of tickets made at once: what follows in the process is not held up. */
const rowsAtOnce = 2_000;

/**
 * Returns a function from tickets to their cells, in batches: everything that a report has of each (ANA-019), durations in
 * hours. Names, teams and labels are read once for the whole table.
 */
export async function ticketCells(
  ctx: Ctx,
): Promise<(tickets: readonly ReportedTicket[]) => Promise<Generator<Cell[][]>>> {
  const { db, customer, history } = ctx;
  const definitions = await forCustomer(db, customer.id, (trx) => readDefinitions(trx, customer.id));
  const whole = {
    names: new Map<string, string>(),
    teams: new Map<string, string>(),
    systems: new Map((await listWorkSystems(ctx)).map(({ id, displayName }) => [id, displayName])),
    labels: new Map([
      ...Object.entries(texts.attributes),
      ...definitions.map(({ name, label }) => [name, label] as const),
    ]),
    unhealthy: await readUnhealthySources(ctx),
    now: ctx.clock.now().getTime(),
  };
  return async (tickets) => {
    const ticketIds = tickets.map(({ id }) => id);
    const [alarms, repeats, dispatchTimes] = await Promise.all([
      reportedAlarmsOf(ctx, ticketIds),
      forCustomer(db, customer.id, (trx) => repeatCountsOf(trx, customer.id, tickets)),
      history.ticketDispatchTimes({ customerId: customer.id, ticketIds }),
      addPeople(ctx, whole, tickets),
    ]);
    return cellsInBatches(tickets, { ...whole, alarms, repeats, dispatchTimes });
  };
}

function* cellsInBatches(tickets: readonly ReportedTicket[], facts: Facts): Generator<Cell[][]> {
  for (let at = 0; at < tickets.length; at += rowsAtOnce)
    yield tickets.slice(at, at + rowsAtOnce).map((ticket) => cellsOf(ticket, facts));
}

/** Adds the names of people, and the teams of assignees, that are not known yet. */
async function addPeople(
  ctx: Ctx,
  { names, teams }: Pick<Facts, 'names' | 'teams'>,
  tickets: readonly ReportedTicket[],
): Promise<void> {
  const assignees = new Set(tickets.flatMap(({ assigneeId }) => assigneeId ?? []));
  const people = new Set([...assignees, ...tickets.flatMap(({ createdBy }) => createdBy ?? [])]);
  const unknown = [...people].filter((id) => !names.has(id));
  for (const id of unknown) names.set(id, '');
  for (const [id, { displayName }] of await listNames(ctx, unknown)) names.set(id, displayName);
  const without = [...assignees].filter((id) => !teams.has(id));
  if (without.length === 0) return;
  for (const [id, of] of await listTeamsOf(ctx, without)) teams.set(id, of.map(({ teamName }) => teamName).join(', '));
}

function cellsOf(ticket: ReportedTicket, facts: Facts): Cell[] {
  const { id, createdAt, closedAt, createdBy, assigneeId, externalSystemId } = ticket;
  const alarms = facts.alarms.get(id) ?? [];
  const repeats = facts.repeats.get(id) ?? 0;
  const waited = facts.dispatchTimes.get(id);
  const cells: Record<keyof typeof texts.columns, Cell> = {
    ticket: displayIdOf(ticket),
    objective: ticket.objective,
    state: ticket.state === 'OPEN' ? texts.open : texts.closed,
    result: resultOf(ticket),
    createdAt: new Date(createdAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
    duration: hours(durationOf(ticket, facts.now)),
    isRunning: closedAt === null,
    timeToDispatch: waited === undefined ? null : hours(waited),
    isRepeat: repeats > 0,
    repeats,
    reissued: ticket.reissueCount,
    alarms: ticket.alarmCount,
    activeAlarms: alarms.filter(({ isActive }) => isActive).length,
    attributes: attributesOf(alarms)
      .map(({ name, values }) => `${facts.labels.get(name) ?? name}: ${values.join(', ')}`)
      .join('; '),
    creator: createdBy === null ? texts.automatic : (facts.names.get(createdBy) ?? ''),
    assignee: assigneeId === null ? '' : (facts.names.get(assigneeId) ?? ''),
    teams: assigneeId === null ? '' : (facts.teams.get(assigneeId) ?? ''),
    system: externalSystemId === null ? '' : (facts.systems.get(externalSystemId) ?? ''),
    order: ticket.externalId ?? '',
    isDoubtful: alarms.some(({ systemId }) => facts.unhealthy.has(systemId)),
  };
  return columnNames.map((name) => cells[name]);
}

function resultOf(ticket: ReportedTicket): string {
  const isResolved = countsAsResolved(ticket);
  if (isResolved === null) return '';
  return isResolved ? texts.resolved : texts.unresolved;
}

/** Hours, to the hundredth. */
const hours = (ms: number): number => Math.round((ms / hourMs) * 100) / 100;
