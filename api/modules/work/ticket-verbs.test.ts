import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankTicket, type Ticket } from '../../../domain/work/model/ticket.ts';
import { insertTickets } from '../../../domain/work/ticket-rows.ts';
import { type TicketVerb, ticketVerbs } from '../../../domain/work/ticket-verbs.ts';
import { newCmmsSystem } from '../../../tests/support/cmms.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { closing, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

/** The console offers the verbs that a ticket lists; these tests check that exactly those are accepted. */

const people = [
  'admin',
  'manager',
  'creator',
  'assignee',
  'vendor',
  'teammate',
  'team admin',
  'stranger',
  'occupant',
  'nobody',
  'provider',
] as const;
type Who = (typeof people)[number];

const closedNow = { state: 'CLOSED', closedAt: Date.now(), isResolved: true } as const;
/** States of a ticket; its system closes tickets alone, leaves the button here too, or is off. */
const states: Record<string, { ticket: Partial<Ticket>; system?: 'alone' | 'shared' | 'off' }> = {
  open: { ticket: {} },
  escalated: { ticket: { isEscalated: true } },
  'waiting for a review': { ticket: { pendingReview: true } },
  closed: { ticket: closedNow },
  'closed there alone': { ticket: { cmmsSyncStatus: 'Complete' }, system: 'alone' },
  'waiting for a review, and closed there alone': { ticket: { pendingReview: true }, system: 'alone' },
  'closed here too': { ticket: { cmmsSyncStatus: 'Complete' }, system: 'shared' },
  'not there yet': { ticket: { cmmsSyncStatus: 'Failed' }, system: 'shared' },
  'not there, with the system off': { ticket: { cmmsSyncStatus: 'Failed' }, system: 'off' },
  'closed, not there': { ticket: { ...closedNow, cmmsSyncStatus: 'Failed' }, system: 'alone' },
};

let scene: WorkScene;
let customerId: number;
let persons: Record<Who, TestPerson>;
let deputy: TestPerson;
let alarmId: number;
let systems: Record<'alone' | 'shared' | 'off', number>;
const seen = { accepted: new Set<TicketVerb>(), refused: new Set<TicketVerb>() };

beforeAll(async () => {
  scene = await startWorkScene();
  const { api } = scene;
  customerId = await api.newCustomer();
  await api.db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
  const person = (role: Parameters<typeof api.newPerson>[1]) => api.newPerson(customerId, role);
  persons = {
    admin: await person('ADMIN'),
    manager: await person('MANAGER'),
    creator: await person('STANDARD'),
    assignee: await person('STANDARD'),
    vendor: await person('VENDOR'),
    teammate: await person('STANDARD'),
    'team admin': await person('STANDARD'),
    stranger: await person('STANDARD'),
    occupant: await person('OCCUPANT'),
    nobody: await person('NONE'),
    provider: await person('SUPER'),
  };
  deputy = await person('STANDARD');
  await api.db('teams').insert({ customer_id: customerId, id: 770_002, name: 'Plant' });
  const { assignee, teammate, 'team admin': lead } = persons;
  await api.db('team_members').insert(
    [assignee, teammate, lead].map(({ id }) => ({
      customer_id: customerId,
      team_id: 770_002,
      user_id: id,
      role: id === lead.id ? 'TEAM_ADMIN' : 'TEAM_MEMBER',
    })),
  );
  systems = {
    alone: await newCmmsSystem(api.db, customerId, { displayName: 'Campus Maximo' }),
    shared: await newCmmsSystem(api.db, customerId, { displayName: 'Plant Maximo' }),
    off: await newCmmsSystem(api.db, customerId, { displayName: 'Old Maximo', isActive: false }),
  };
  await api
    .db('external_systems')
    .where({ customer_id: customerId, id: systems.shared })
    .update({ is_close_work_button_enabled: true });
  const systemId = await api.newSystem(customerId);
  const [alarm] = await api.storeAlarms([{ customerId, id: 1, systemId }]);
  alarmId = alarm?.id ?? 0;
});
afterAll(() => scene?.stop());

/** Call of each verb, valid for those who may make it. */
const calls: Record<TicketVerb, (id: number, state: string) => string> = {
  EDIT: (id) => `updateWorkTicket(id: "${id}", details: { objective: "Other words" }) { id }`,
  REASSIGN: (id) => `updateWorkTicket(id: "${id}", details: { assignedTo: "${deputy.id}" }) { id }`,
  CLOSE: (id) => `${closing(String(id))} { id }`,
  REISSUE: (id) => `changeWorkTicketState(id: "${id}", state: OPEN) { id }`,
  ESCALATE: (id, state) => `escalateWorkTicket(id: "${id}", isEscalated: ${state !== 'escalated'}) { id }`,
  SUBMIT_FOR_REVIEW: (id) => `submitWorkTicketForReview(id: "${id}") { id }`,
  REVIEW: (id) => `answerWorkTicketReview(id: "${id}", isApproved: false, comment: "The guard is missing") { id }`,
  ATTACH: (id) => `attachWorkTicketAlarms(id: "${id}", alarmIds: ["${alarmId}"]) { id }`,
  COMMENT: (id) => `createWorkTicketActivity(ticketId: "${id}", comment: "On site in 10") { id }`,
  GIVE_FEEDBACK: (id) =>
    `giveWorkTicketFeedback(ticketId: "${id}", alarmWasValid: true, informationWasEnough: true) { alarmWasValid }`,
  RETRY_SYNC: (id) => `retryWorkTicketCmmsSync(id: "${id}") { id }`,
  DISMISS_SYNC_FAILURE: (id) => `dismissWorkTicketCmmsSyncFailure(id: "${id}") { id }`,
  RESET: (id) => `resetWorkTickets(ids: ["${id}"]) { affected }`,
};

let lastId = 0;
/** Creates tickets in a state, one per verb, assigned to the person where that is possible. */
async function ticketsFor(who: Who, state: string): Promise<Map<TicketVerb, number>> {
  const { ticket, system } = states[state] ?? { ticket: {} };
  const assigneeId = who === 'vendor' ? persons.vendor.id : persons.assignee.id;
  const tickets = ticketVerbs.map((): Ticket => {
    lastId += 1;
    return {
      ...blankTicket({ customerId, id: lastId }, { by: persons.creator.id, at: Date.now() }),
      ...{ objective: 'Inspect the supply fan', assigneeId, externalSystemId: system ? systems[system] : null },
      ...{ dueAt: Date.now() + 86_400_000, ...ticket },
    };
  });
  await scene.api.db.transaction((trx) => insertTickets(trx, tickets));
  return new Map(ticketVerbs.map((verb, index) => [verb, tickets[index]?.id ?? 0]));
}

/** Versions of tickets and numbers of answers about them, by id: what every verb changes one of. */
async function tracesOf(ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await scene.api.db.raw(
    `select t.id, t.version || ' ' || count(f.ticket_id) as trace
     from work_tickets t left join work_ticket_feedback f on f.customer_id = t.customer_id and f.ticket_id = t.id
     where t.customer_id = ? and t.id = any(?::bigint[]) group by t.id, t.version`,
    [customerId, [...ids]],
  );
  return new Map(rows.map(({ id, trace }: { id: number; trace: string }) => [id, trace]));
}

async function offeredTo(by: TestPerson, id: number): Promise<TicketVerb[]> {
  const { data } = await scene.api.gql<{ workTicket: { verbs: TicketVerb[] } | null }>(
    `{ workTicket(id: "${id}") { verbs } }`,
    { ...by, customerId },
  );
  return data?.workTicket?.verbs ?? [];
}

test.each(Object.keys(states))(
  'what is offered of a ticket that is %s is accepted, all else changes nothing',
  async (state) => {
    const became: Record<string, TicketVerb[]> = {};
    const offered: typeof became = {};
    await Promise.all(
      people.map(async (who) => {
        const by = persons[who];
        const tickets = await ticketsFor(who, state);
        offered[who] = await offeredTo(by, tickets.get('EDIT') ?? 0);
        const ids = [...tickets.values()];
        const before = await tracesOf(ids);
        const refused = new Set<TicketVerb>();
        for (const [verb, id] of tickets) {
          const { errors } = await scene.api.gql(`mutation { ${calls[verb](id, state)} }`, { ...by, customerId });
          if (errors) refused.add(verb);
        }
        const after = await tracesOf(ids);
        expect(after.size).toBe(ticketVerbs.length);
        const done: TicketVerb[] = [];
        for (const [verb, id] of tickets) {
          const isChanged = after.get(id) !== before.get(id);
          expect(isChanged && refused.has(verb), `${who} ${verb} is refused and done`).toBe(false);
          if (isChanged) done.push(verb);
          (isChanged ? seen.accepted : seen.refused).add(verb);
        }
        became[who] = done;
      }),
    );
    expect(offered).toEqual(became);
  },
);

test('every verb was tried by somebody who may and by somebody who may not', () => {
  expect([...seen.accepted].sort()).toEqual([...ticketVerbs].sort());
  expect([...seen.refused].sort()).toEqual([...ticketVerbs].sort());
});

test('AUTH.10 a reset is not offered to the provider’s staff in a session that opens one customer alone', async () => {
  const id = (await ticketsFor('provider', 'closed')).get('EDIT') ?? 0;
  const there = await continueSession(scene.api, persons.provider);
  expect(await offeredTo(persons.provider, id)).toContain('RESET');
  expect(await offeredTo(there, id)).toEqual(
    (await offeredTo(persons.provider, id)).filter((verb) => verb !== 'RESET'),
  );
});

test('WORK.6 WORK.14 WORK.15: who closes, escalates and reviews', async () => {
  const of = async (state: string) => {
    const who: Record<string, Who[]> = { CLOSE: [], ESCALATE: [], REVIEW: [] };
    for (const person of people) {
      const id = (await ticketsFor(person, state)).get('EDIT') ?? 0;
      for (const verb of await offeredTo(persons[person], id)) who[verb]?.push(person);
    }
    return who;
  };
  expect(await of('open')).toEqual({
    CLOSE: ['admin', 'manager', 'creator', 'assignee', 'vendor', 'provider'],
    ESCALATE: ['admin', 'creator', 'assignee', 'vendor', 'team admin', 'provider'],
    REVIEW: [],
  });
  // the assignee can no longer close it: the review does
  expect(await of('waiting for a review')).toEqual({
    CLOSE: [],
    ESCALATE: ['admin', 'creator', 'assignee', 'vendor', 'team admin', 'provider'],
    REVIEW: ['admin', 'creator', 'team admin', 'provider'],
  });
  expect((await of('closed there alone')).CLOSE).toEqual([]);
});

test('a ticket that is closed in its system alone says so while it is open', async () => {
  const saidOf = async (state: string) => {
    const id = (await ticketsFor('assignee', state)).get('EDIT');
    const { workTicket } = await scene.api.read<{ workTicket: { closedElsewhere: string | null } }>(
      `{ workTicket(id: "${id}") { closedElsewhere } }`,
      persons.assignee,
    );
    return workTicket.closedElsewhere;
  };
  expect(await saidOf('closed there alone')).toBe('This ticket must be closed in Campus Maximo');
  for (const state of ['open', 'closed here too', 'closed, not there']) expect(await saidOf(state), state).toBeNull();
});

test('a ticket that waits for a review stays open when many are closed', async () => {
  const waiting = (await ticketsFor('assignee', 'waiting for a review')).get('CLOSE');
  const open = (await ticketsFor('assignee', 'open')).get('CLOSE');
  const { bulkCloseWorkTickets: result } = await scene.api.read<{ bulkCloseWorkTickets: unknown }>(
    `mutation { bulkCloseWorkTickets(ids: ["${waiting}", "${open}"], status: COMPLETE, completedWorkDetails: "Done")
       { affected failures { id code } } }`,
    persons.assignee,
  );
  expect(result).toEqual({ affected: 1, failures: [{ id: String(waiting), code: 'CONFLICT' }] });
});
