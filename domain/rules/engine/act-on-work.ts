import type { Transaction } from '../../../platform/database.ts';
import { iso } from '../../../platform/instant.ts';
import { ruleTexts } from '../../../texts/server/rules.ts';
import { entityToken, tokenOf } from '../../alarms/model/property.ts';
import { entityRowsOf } from '../../assets/entities/entity-rows.ts';
import { maxAlarmsPerTicket, ruleTicketGuard } from '../../constants.ts';
import { ruleAtWork } from '../../identity/ticket-rights.ts';
import { attachAlarmsWithin } from '../../work/attach-alarms.ts';
import { createTicketWithin } from '../../work/create-ticket.ts';
import { displayIdOf } from '../../work/model/ticket.ts';
import { alarmsOn } from '../../work/ticket-alarms.ts';
import { dueInHours, objectiveOf } from '../../work/ticket-defaults.ts';
import { ticketRowsOf } from '../../work/ticket-rows.ts';
import { activeWorkSystems } from '../../work/work-systems.ts';
import { entitiesOf } from '../assets-of-alarms.ts';
import type { Action } from '../rule.ts';
import { type ActedOn, type Acting, type ActionResult, acted, RuleMustPause, skipped } from './acting.ts';
import { workEpisode } from './episodes.ts';
import { readMembers, teamAssignee } from './team-assignee.ts';

const { log } = ruleTexts;
type CreateWork = Extract<Action, { type: 'CREATE_WORK' }>;

/** Does something for each alarm, one after the other. */
async function each({ on }: Acting, work: (one: ActedOn) => Promise<ActionResult>): Promise<Map<number, ActionResult>> {
  const results = new Map<number, ActionResult>();
  for (const one of on) results.set(one.state.id, await work(one));
  return results;
}

/**
 * Creates a ticket for each alarm, as the rule (AUTO.10), once for each episode (AUTO.25).
 * @throws RuleMustPause before one ticket too many (AUTO.29); AppError of the ticket's verb.
 */
export const createWork = (trx: Transaction, acting: Acting, action: CreateWork): Promise<Map<number, ActionResult>> =>
  each(acting, (one) => createFor(trx, acting, action, one));

async function createFor(
  trx: Transaction,
  acting: Acting,
  action: CreateWork,
  { timer, state, row }: ActedOn,
): Promise<ActionResult> {
  const { customer, rule, clock } = acting;
  if (state.openWorkCount > 0) return skipped(await coveredBy(trx, customer.id, state.id));
  const { episode, hasWork } = await workEpisode(trx, state, acting.findOccurrences);
  const reopened = rule.trigger?.type === 'WORK_CLOSED_STILL_ACTIVE' && hasWork ? timer.entry : '';
  if (hasWork && (reopened === '' || (await isTaken(trx, customer.id, state.id, episode, reopened))))
    return skipped(log.covered);
  const now = clock.now().getTime();
  await assertFewTickets(trx, customer.id, rule.id, now);
  const teamId = action.teamId;
  const assignee = teamId === null ? action.assigneeId : teamAssignee(await readMembers(trx, customer.id, [teamId]));
  const template = action.objectiveTemplate ?? (await systemTemplate(trx, acting));
  const hours = action.dueInHours ?? dueInHours([state.priority]);
  const { ticket } = await createTicketWithin(
    trx,
    { clock, ...ruleAtWork(customer, rule.id, timer.chain) },
    {
      details: {
        objective: objectiveOf(template, [row]),
        // the schema of a rule's ticket lets nobody have it
        assignedTo: assignee,
        dueBy: iso(now + hours * 3_600_000),
        externalSystemId: action.externalSystemId,
      },
      associatedAlarms: [String(state.id)],
      additionalDetails: action.values,
    },
  );
  if (!ticket) return skipped(await coveredBy(trx, customer.id, state.id));
  await trx('automation_work').insert({
    customer_id: customer.id,
    alarm_id: state.id,
    episode,
    reopened,
    rule_id: rule.id,
    ticket_id: ticket.id,
    // a source's clock may run ahead: the occurrence that the ticket is for has begun by then (`workEpisode`)
    created_at: new Date(Math.max(now, state.latestAlarmAt ?? now)),
  });
  const name = displayIdOf(ticket);
  return acted(teamId !== null && assignee === null ? log.createdUnassigned(name) : log.created(name), ticket.id);
}

async function systemTemplate(trx: Transaction, { customer }: Acting): Promise<string | null> {
  const [system] = await activeWorkSystems(trx, customer);
  return system?.workTicketObjectiveTemplate ?? null;
}

async function coveredBy(trx: Transaction, customerId: number, alarmId: number): Promise<string> {
  const open = await ticketRowsOf(trx, customerId).ofAlarms([alarmId], { state: 'OPEN', limit: 3 });
  return log.coveredBy(open.map(displayIdOf).join(', '));
}

async function isTaken(
  trx: Transaction,
  customerId: number,
  alarmId: number,
  episode: number,
  reopened: string,
): Promise<boolean> {
  const key = { customer_id: customerId, alarm_id: alarmId, episode, reopened };
  return (await trx('automation_work').where(key).first('ticket_id')) !== undefined;
}

/** The rule is locked: nobody makes a ticket for it meanwhile. @throws RuleMustPause */
async function assertFewTickets(trx: Transaction, customerId: number, ruleId: number, now: number): Promise<void> {
  const { rows } = await trx.raw(
    `with since as (
       select greatest(?::timestamptz, coalesce(r.resumed_at, '-infinity')) as at from automation_rules r
       where r.customer_id = ? and r.id = ?)
     select count(*)::int as count from automation_work w
     join work_tickets t on t.customer_id = w.customer_id and t.id = w.ticket_id
     where w.customer_id = ? and w.rule_id = ? and w.created_at > (select at from since)
       and t.created_at > (select at from since)`,
    [new Date(now - ruleTicketGuard.minutes * 60_000), customerId, ruleId, customerId, ruleId],
  );
  if (rows[0].count >= ruleTicketGuard.tickets) throw new RuleMustPause('TICKET_GUARD');
}

/** Finds the newest open ticket with an alarm of the same asset (AUTO.11); the alarm itself may be on it. */
export async function findOpenWork(
  trx: Transaction,
  customerId: number,
  { row }: Pick<ActedOn, 'row'>,
): Promise<number | null> {
  const tickets = ticketRowsOf(trx, customerId);
  const entities = await entityRowsOf(trx, customerId).byIds(entitiesOf(row));
  const assets = entities.filter(({ kind }) => kind !== 'space').map(({ id }) => tokenOf(entityToken, String(id)));
  if (assets.length > 0) return tickets.newestOpenWith({ tokens: assets, isAny: true });
  // where assets are not known, by name within the building
  const tokens = row.propertyTokens.filter((token) => /^(asset_name|building)=/.test(token));
  if (!tokens.some((token) => token.startsWith('asset_name='))) return null;
  return tickets.newestOpenWith({ tokens, isAny: false });
}

/** Attaches each alarm to the newest open work on its asset, if any. @throws AppError of the ticket's verb. */
export const attachToOpenWork = (trx: Transaction, acting: Acting): Promise<Map<number, ActionResult>> =>
  each(acting, async ({ timer, state }) => {
    const { customer, rule, clock, openTicketId = null } = acting;
    if (openTicketId === null) return skipped(log.noOpenWork);
    const [ticket] = await ticketRowsOf(trx, customer.id).byIds([openTicketId]);
    if (ticket?.state !== 'OPEN') return skipped(log.noOpenWork);
    if ((await alarmsOn(trx, ticket)).includes(state.id)) return skipped(log.coveredBy(displayIdOf(ticket)));
    if (ticket.alarmCount >= maxAlarmsPerTicket) return skipped(log.full(displayIdOf(ticket)));
    await attachAlarmsWithin(
      trx,
      { clock, ...ruleAtWork(customer, rule.id, timer.chain) },
      { id: String(ticket.id), alarmIds: [String(state.id)] },
    );
    return acted(log.attached(displayIdOf(ticket)), ticket.id);
  });
