import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { closing, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

const read = <T>(query: string, by: TestPerson = scene.ada, variables: Record<string, unknown> = {}) =>
  scene.api.read<T>(query, by, variables);
/** Returns the activity of a ticket. */
const activityOf = async (id: string): Promise<unknown[]> =>
  (
    await read<{ workTicketActivityAndCount: { workTicketActivity: unknown[] } }>(
      `{ workTicketActivityAndCount(ticketId: "${id}") { workTicketActivity { eventType field prevValue revValue } } }`,
    )
  ).workTicketActivityAndCount.workTicketActivity;

describe('creation', () => {
  test('WORK-007 WORK-038 WORK-090 a ticket of alarms has a number of its own, and dispatches them', async () => {
    const [one = '', two = ''] = await scene.alarms({ priority: 5 }, { status: 'Declined' });
    const ticket = await scene.ticket([one, two], { problemDetails: 'Noisy' });
    expect(ticket).toMatchObject({ displayId: `W${ticket.id}`, state: 'OPEN', alarmCount: 2, version: 1 });
    const next = await scene.ticket();
    expect(Number(next.id)).toBe(Number(ticket.id) + 1);
    expect(await scene.statusOf(one)).toMatchObject({ status: 'Dispatched', activeWorkCount: 1 });
    expect(await scene.statusOf(two)).toMatchObject({ status: 'Dispatched', activeWorkCount: 1 });
    const { workTicket } = await read<{ workTicket: unknown }>(
      `{ workTicket(id: "W${ticket.id}") { problemDetails alarms { id } assignee { id } createdBy { id } status
         details { objective problemDetails assignedTo { id } } } }`,
    );
    const ada = { id: scene.ada.id };
    expect(workTicket).toEqual({
      problemDetails: 'Noisy',
      alarms: [{ id: one }, { id: two }],
      assignee: ada,
      createdBy: ada,
      status: 'OPEN',
      details: { objective: 'Inspect the supply fan', problemDetails: 'Noisy', assignedTo: ada },
    });
  });

  const pathsOf = async (given: Record<string, unknown>) => {
    const { error } = await scene.tryTicket([], given);
    return error && { code: error.extensions.code, paths: error.extensions.fields?.map(({ path }) => path) };
  };

  test('WORK-068 WORK-069 objective, assignee and due date are required', async () => {
    expect(await pathsOf({ objective: '  ' })).toEqual({ code: 'INVALID', paths: ['details.objective'] });
    expect(await pathsOf({ assignedTo: null })).toEqual({ code: 'INVALID', paths: ['details.assignedTo'] });
    expect(await pathsOf({ dueBy: null })).toEqual({ code: 'INVALID', paths: ['details.dueBy'] });
    expect(await pathsOf({ dueBy: '2020-01-01T00:00:00.000Z' })).toEqual({ code: 'INVALID', paths: ['details.dueBy'] });
  });

  test('WORK-070 the problem may be left out', async () => {
    for (const given of [{}, { problemDetails: null }, { problemDetails: '' }]) expect(await pathsOf(given)).toBeNull();
  });

  test('an assignee has access to the customer', async () => {
    const stranger = await scene.api.newPerson(await scene.api.newCustomer());
    const { error } = await scene.tryTicket([], { assignedTo: stranger.id });
    expect(error?.extensions.fields).toMatchObject([{ path: 'details.assignedTo' }]);
  });

  test('WORK-081 WORK-082 an alarm is on a ticket once, and at most fifty are', async () => {
    const [one = ''] = await scene.alarms({});
    const attached = 'Alarm already attached - Duplicate alarms cannot be added to a work ticket.';
    expect((await scene.tryTicket([one, one])).error?.message).toBe(attached);
    const ticket = await scene.ticket([one]);
    const attach = (ids: string[]) => `attachWorkTicketAlarms(id: "${ticket.id}", alarmIds: ${JSON.stringify(ids)})`;
    expect(await scene.refusal(attach([one]))).toEqual({ code: 'INVALID', message: attached });
    const many = await scene.alarms(...Array.from({ length: 50 }, () => ({})));
    const limit =
      'Alarm limit reached - You can add up to 50 alarms to this ticket. Please remove an alarm before adding another.';
    expect(await scene.refusal(attach(many))).toEqual({ code: 'LIMIT', message: limit });
    expect((await scene.tryTicket([one, ...many], {}, scene.ada, true)).error?.message).toBe(limit);
    expect((await scene.change(attach(many.slice(1)))).alarmCount).toBe(50);
  });

  test('WORK.4: where an alarm has open work, the tickets are answered; the person attaches to one, or goes on', async () => {
    const [one = '', other = ''] = await scene.alarms({}, {});
    const first = await scene.ticket([one]);
    const guarded = await scene.tryTicket([one, other]);
    expect(guarded.answer).toEqual({
      workTicket: null,
      openTickets: [{ displayId: first.displayId }],
      openTicketCount: 1,
    });
    expect(await scene.statusOf(other)).toMatchObject({ status: 'Intake' });
    expect((await scene.tryTicket([one, other], {}, scene.ada, true)).answer?.workTicket).toMatchObject({
      alarmCount: 2,
    });
    expect(await scene.statusOf(one)).toMatchObject({ activeWorkCount: 2 });
  });

  test('two who dispatch the same alarm at once see each other’s ticket', async () => {
    const [one = ''] = await scene.alarms({});
    const both = await Promise.all([scene.tryTicket([one]), scene.tryTicket([one])]);
    expect(both.filter(({ answer }) => answer?.workTicket).length).toBe(1);
    expect(both.filter(({ answer }) => answer?.openTicketCount === 1).length).toBe(1);
  });

  test.each([
    [5, 4],
    [4, 24],
    [3, 72],
    [2, 168],
    [0, 336],
  ])('WORK.3: a ticket of an alarm of priority %i is due in %i hours', async (priority, hours) => {
    const [one = '', two = ''] = await scene.alarms({ priority, contextualName: 'AHU-07 Supply fan' }, { priority: 0 });
    const { workTicketDefaults } = await read<{ workTicketDefaults: unknown }>(
      `{ workTicketDefaults(alarmIds: ["${one}", "${two}"]) { objective dueInHours systems { id } } }`,
    );
    expect(workTicketDefaults).toEqual({ objective: 'AHU-07 Supply fan (+1 more)', dueInHours: hours, systems: [] });
  });

  test('WORK.1: of more alarms than it takes, a ticket starts with the highest: by priority, then active ones', async () => {
    const low = await scene.alarms(...Array.from({ length: 4 }, () => ({ priority: 1 })));
    const [gone = ''] = await scene.alarms({ priority: 3, isActive: false });
    const high = await scene.alarms(...Array.from({ length: 48 }, () => ({ priority: 3 })));
    const [highest = ''] = await scene.alarms({ priority: 5 });
    const defaultsOf = async (ids: string[]) =>
      (
        await read<{ workTicketDefaults: { alarms: Array<{ id: string }>; dueInHours: number; objective: string } }>(
          `{ workTicketDefaults(alarmIds: ${JSON.stringify(ids)}) { objective dueInHours alarms { id } } }`,
        )
      ).workTicketDefaults;
    const all = [...low, gone, ...high, highest];
    const { alarms, dueInHours, objective } = await defaultsOf(all);
    const taken = alarms.map(({ id }) => id);
    expect([taken[0], taken.at(-1), taken.length]).toEqual([highest, gone, 50]);
    expect(taken.slice(1, -1).toSorted()).toEqual(high.toSorted());
    expect([dueInHours, objective]).toEqual([4, expect.stringMatching(/ \(\+49 more\)$/)]);
    // as many as it takes stay as they were chosen
    const few = all.slice(0, 50);
    expect((await defaultsOf(few)).alarms.map(({ id }) => id)).toEqual(few);
  });
});

describe('what becomes of a ticket and its alarms', () => {
  test('STAT.13 STAT.14 STAT.15: alarms go back to their place with their last open ticket', async () => {
    const [active = '', gone = '', snoozed = ''] = await scene.alarms({}, { isActive: false, status: 'Inactive' }, {});
    const ticket = await scene.ticket([active, gone, snoozed]);
    const second = await scene.ticket([active]);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await read(`mutation { snoozeAlarm(ids: ["${snoozed}"], until: "${until}") { affected } }`);
    await scene.change(closing(ticket.id));
    expect(await scene.statusOf(active)).toMatchObject({ status: 'Dispatched', activeWorkCount: 1 });
    expect(await scene.statusOf(gone)).toMatchObject({ status: 'Inactive', activeWorkCount: 0 });
    expect(await scene.statusOf(snoozed)).toMatchObject({ status: 'Snoozed', activeWorkCount: 0 });
    await scene.change(`detachWorkTicketAlarms(id: "${second.id}", alarmIds: ["${active}"])`);
    expect(await scene.statusOf(active)).toMatchObject({ status: 'Intake', activeWorkCount: 0 });
  });

  test('WORK-009 WORK-033 closing one takes a survey, and asks about alarms that are still active', async () => {
    const [one = ''] = await scene.alarms({});
    const { id } = await scene.ticket([one]);
    const refused = async (given: string) =>
      (await scene.refusal(`changeWorkTicketState(id: "${id}", state: CLOSED, survey: ${given})`))?.message;
    expect(await refused('{}')).toBe('Select whether the work is resolved');
    expect(await refused('{ isResolved: true }')).toBe('Describe the completed work');
    const done = 'isResolved: true, completedWorkDetails: "Done"';
    expect(await refused(`{ ${done} }`)).toBe('An alarm is still active. Confirm to close anyway.');
    expect(await refused(`{ ${done}, isActiveAccepted: true }`)).toBe(
      'An alarm is still active. Give a reason for closing.',
    );
    expect(await scene.change(closing(id))).toMatchObject({ state: 'CLOSED', isResolved: true });
    const { workTicket } = await read<{ workTicket: Record<string, unknown> }>(
      `{ workTicket(id: "${id}") { completedWorkDetails closedBy { id } } }`,
    );
    expect(workTicket).toEqual({ completedWorkDetails: 'Belt replaced', closedBy: { id: scene.ada.id } });
  });

  test('WORK-028 WORK-031 a ticket is open or closed, whatever became of it, and a closed one takes no alarms', async () => {
    const [one = ''] = await scene.alarms({ isActive: false, status: 'Inactive' });
    for (const isResolved of [true, false]) {
      const { id } = await scene.ticket([]);
      const stateOf = async () =>
        (await read<{ workTicket: unknown }>(`{ workTicket(id: "${id}") { state status isResolved } }`)).workTicket;
      expect(await stateOf()).toEqual({ state: 'OPEN', status: 'OPEN', isResolved: null });
      const survey = `{ isResolved: ${isResolved}, completedWorkDetails: "Done" }`;
      await scene.change(`changeWorkTicketState(id: "${id}", state: CLOSED, survey: ${survey})`);
      expect(await stateOf()).toEqual({ state: 'CLOSED', status: 'CLOSED', isResolved });
      expect(await scene.refusal(`attachWorkTicketAlarms(id: "${id}", alarmIds: ["${one}"])`)).toMatchObject({
        code: 'CONFLICT',
      });
    }
  });

  test('WORK-064 the customer’s flag lifts the survey, not the right to close', async () => {
    const customerId = await scene.api.newCustomer({ isCloseWorkRulesBypassEnabled: true });
    const [admin, standard] = [
      await scene.api.newPerson(customerId),
      await scene.api.newPerson(customerId, 'STANDARD'),
    ];
    const ticket = await scene.ticket([], { assignedTo: admin.id }, admin);
    const bare = `changeWorkTicketState(id: "${ticket.id}", state: CLOSED)`;
    expect(await scene.refusal(bare, standard)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await scene.change(bare, admin)).toMatchObject({ state: 'CLOSED', isResolved: null });
  });

  test('a closed ticket is reissued as the same one, and its alarms are dispatched again', async () => {
    const [one = ''] = await scene.alarms({});
    const { id } = await scene.ticket([one]);
    await scene.change(closing(id));
    expect(await scene.change(`changeWorkTicketState(id: "${id}", state: OPEN)`)).toMatchObject({
      state: 'OPEN',
      reissueCount: 1,
      isResolved: null,
      closedAt: null,
    });
    expect(await scene.statusOf(one)).toMatchObject({ status: 'Dispatched', activeWorkCount: 1 });
  });

  test('WORK-015 WORK-035 the provider resets tickets: open again, and nobody has reissued them', async () => {
    const [one = ''] = await scene.alarms({});
    const { id } = await scene.ticket([one]);
    await scene.change(closing(id));
    const reset = `mutation { resetWorkTickets(ids: ["${id}", "999999"]) { affected skipped failures { id code } } }`;
    expect((await scene.api.gql(reset, scene.ada)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const support = await scene.api.newPerson(scene.customerId, 'SUPER');
    const { resetWorkTickets } = await read<{ resetWorkTickets: unknown }>(reset, support);
    const failures = [{ id: '999999', code: 'NOT_FOUND' }];
    expect(resetWorkTickets).toEqual({ affected: 1, skipped: 0, failures });
    const { workTicket } = await read<{ workTicket: unknown }>(`{ workTicket(id: "${id}") { state reissueCount } }`);
    expect(workTicket).toEqual({ state: 'OPEN', reissueCount: 0 });
    expect(await scene.statusOf(one)).toMatchObject({ status: 'Dispatched' });
    // already the case
    const count = async () => (await activityOf(id)).length;
    const before = await count();
    const again = await read<{ resetWorkTickets: unknown }>(reset, support);
    expect(again.resetWorkTickets).toEqual({ affected: 0, skipped: 1, failures });
    expect(await count()).toBe(before);
  });

  test('additional details that say the same in another order change nothing', async () => {
    const { id } = await scene.ticket();
    const say = (details: string) =>
      scene.change(`updateWorkTicket(id: "${id}", additionalDetails: { crew: ${details} })`);
    const said = await say('{ size: 2, trade: "HVAC" }');
    const before = await activityOf(id);
    expect(await say('{ trade: "HVAC", size: 2 }')).toEqual(said);
    expect(await activityOf(id)).toEqual(before);
  });

  test('WORK-008 WORK-039 an open ticket is changed and assigned; who has moved on is told', async () => {
    const grace = await scene.api.newPerson(scene.customerId, 'STANDARD');
    const ticket = await scene.ticket();
    const changed = await scene.change(
      `updateWorkTicket(id: "${ticket.id}", expectedVersion: 1, details: { objective: "Replace the belt", assignedTo: "${grace.id}" },
         additionalDetails: { crew: "HVAC" })`,
    );
    expect(changed).toMatchObject({ objective: 'Replace the belt', version: 2 });
    expect(
      await scene.refusal(`updateWorkTicket(id: "${ticket.id}", expectedVersion: 1, details: { objective: "Other" })`),
    ).toMatchObject({ code: 'CONFLICT' });
    // the assignee sees it now, but may not reword it
    expect(
      await scene.refusal(`updateWorkTicket(id: "${ticket.id}", details: { objective: "Mine" })`, grace),
    ).toMatchObject({ code: 'FORBIDDEN' });
    const { workTicketActivityAndCount } = await read<{
      workTicketActivityAndCount: { count: number; workTicketActivity: Array<Record<string, unknown>> };
    }>(
      `{ workTicketActivityAndCount(ticketId: "${ticket.id}") { count
         workTicketActivity { eventType field prevValue revValue revUser { id } user { id } isDeleted comment } } }`,
      grace,
    );
    expect(workTicketActivityAndCount.count).toBe(5);
    expect(workTicketActivityAndCount.workTicketActivity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ eventType: 'STATE', field: 'objective', revValue: 'Replace the belt' }),
        expect.objectContaining({ eventType: 'ASSIGNEE', prevValue: scene.ada.id, revUser: { id: grace.id } }),
        expect.objectContaining({ eventType: 'STATE', field: 'state', revValue: 'OPEN' }),
      ]),
    );
  });
});
