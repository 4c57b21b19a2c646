import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { fullSurvey, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

const read = <T>(query: string, by: TestPerson = scene.ada, variables: Record<string, unknown> = {}) =>
  scene.api.read<T>(query, by, variables);

describe('comments', () => {
  const comment = (id: string, text: string, by: TestPerson = scene.ada) =>
    read<{ createWorkTicketActivity: { id: string } }>(
      `mutation { createWorkTicketActivity(ticketId: "${id}", comment: "${text}") { id eventType comment isDeleted } }`,
      by,
    ).then(({ createWorkTicketActivity }) => createWorkTicketActivity);
  const remove = (id: string, by: TestPerson) =>
    scene.api.gql<{ deleteWorkTicketActivity: { isDeleted: boolean; comment: string | null } }>(
      `mutation { deleteWorkTicketActivity(id: "${id}") { isDeleted comment } }`,
      by,
    );

  test('WORK-010 WORK-024 WORK-040 people comment on tickets', async () => {
    const vendor = await scene.api.newPerson(scene.customerId, 'VENDOR');
    const { id } = await scene.ticket([], { assignedTo: vendor.id });
    for (const [text, by] of [
      ['On site in 10', vendor],
      ['Thank you', scene.ada],
    ] as const)
      expect(await comment(id, text, by)).toMatchObject({ eventType: 'COMMENT', comment: text, isDeleted: false });
  });

  test('WORK-003 WORK-011 a deleted comment leaves a placeholder, which is read and counted', async () => {
    const [vendor, other] = [
      await scene.api.newPerson(scene.customerId, 'VENDOR'),
      await scene.api.newPerson(scene.customerId, 'MANAGER'),
    ];
    const { id } = await scene.ticket([], { assignedTo: vendor.id });
    const mine = await comment(id, 'On site in 10', vendor);
    expect((await remove(mine.id, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await remove(mine.id, vendor)).data?.deleteWorkTicketActivity).toEqual({ isDeleted: true, comment: null });
    const { workTicketActivityAndCount } = await read<{
      workTicketActivityAndCount: { count: number; workTicketActivity: unknown[] };
    }>(
      `{ workTicketActivityAndCount(ticketId: "${id}", kind: comments) { count workTicketActivity { comment isDeleted } } }`,
    );
    expect(workTicketActivityAndCount).toEqual({ count: 1, workTicketActivity: [{ comment: null, isDeleted: true }] });
  });

  test('WORK.17: authors delete their own for a quarter of an hour, Admins any at any time', async () => {
    const standard = await scene.api.newPerson(scene.customerId, 'STANDARD');
    const { id } = await scene.ticket([], { assignedTo: standard.id });
    const old = await comment(id, 'Too late', standard);
    await scene.api
      .db('work_ticket_activity')
      .where({ customer_id: scene.customerId, id: old.id })
      .update({ created_at: new Date(Date.now() - 16 * 60_000) });
    expect((await remove(old.id, standard)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await remove(old.id, scene.ada)).data?.deleteWorkTicketActivity.isDeleted).toBe(true);
  });
});

describe('escalation and review', () => {
  test('WORK.14: an escalated ticket is on top, until it is reassigned or closed', async () => {
    const customerId = await scene.api.newCustomer();
    const [admin, other] = [await scene.api.newPerson(customerId), await scene.api.newPerson(customerId, 'STANDARD')];
    const make = () => scene.ticket([], { assignedTo: admin.id }, admin);
    const [first, second] = [await make(), await make()];
    const order = async () =>
      (
        await read<{ workTicketsAndCount: { workTickets: Array<{ id: string }> } }>(
          '{ workTicketsAndCount(criterion: { lensId: "active-work" }) { workTickets { id } } }',
          admin,
        )
      ).workTicketsAndCount.workTickets.map(({ id }) => id);
    expect(await order()).toEqual([second.id, first.id]);
    await scene.change(`escalateWorkTicket(id: "${first.id}", isEscalated: true)`, admin);
    expect(await order()).toEqual([first.id, second.id]);
    expect(
      await scene.change(`updateWorkTicket(id: "${first.id}", details: { assignedTo: "${other.id}" })`, admin),
    ).toMatchObject({ isEscalated: false });
  });

  test('WORK.15: the assignee submits for review; rejection comments, approval closes with the survey', async () => {
    const vendor = await scene.api.newPerson(scene.customerId, 'VENDOR');
    const { id } = await scene.ticket([], { assignedTo: vendor.id });
    const submit = `submitWorkTicketForReview(id: "${id}", note: "Please look")`;
    expect(await scene.refusal(submit)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await scene.change(submit, vendor)).toMatchObject({ state: 'OPEN', pendingReview: true });
    const answer = (given: string) => `answerWorkTicketReview(id: "${id}", ${given})`;
    expect(await scene.refusal(answer('isApproved: false, comment: "No"'), vendor)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await scene.change(answer('isApproved: false, comment: "The guard is missing"'))).toMatchObject({
      pendingReview: false,
      state: 'OPEN',
    });
    await scene.change(submit, vendor);
    expect(await scene.change(answer(`isApproved: true, survey: ${fullSurvey}`))).toMatchObject({
      state: 'CLOSED',
      pendingReview: false,
    });
  });

  test('WORK.15: nobody reviews their own work, whatever their role and whoever has the ticket by then', async () => {
    // created by and assigned to an Admin, who leads every team
    const { id } = await scene.ticket([], { assignedTo: scene.ada.id });
    const submit = `submitWorkTicketForReview(id: "${id}")`;
    const approve = `answerWorkTicketReview(id: "${id}", isApproved: true, survey: ${fullSurvey})`;
    const reject = `answerWorkTicketReview(id: "${id}", isApproved: false, comment: "No")`;
    const canReview = async (by: TestPerson) =>
      (
        await read<{ workTicket: { verbs: string[] } }>(`{ workTicket(id: "${id}") { verbs } }`, by)
      ).workTicket.verbs.includes('REVIEW');
    await scene.change(submit);
    const reviewer = await scene.api
      .db('work_tickets')
      .where({ customer_id: scene.customerId, id })
      .first('reviewer_id');
    expect(reviewer).toEqual({ reviewer_id: null });
    for (const answer of [approve, reject])
      expect(await scene.refusal(answer)).toEqual({ code: 'FORBIDDEN', message: 'You cannot review your own work' });
    expect(await canReview(scene.ada)).toBe(false);
    // reassigned: the review is still of the former assignee's work
    const other = await scene.api.newPerson(scene.customerId);
    await scene.change(`updateWorkTicket(id: "${id}", details: { assignedTo: "${other.id}" })`);
    expect(await scene.refusal(approve)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await scene.refusal(approve, other)).toMatchObject({ code: 'FORBIDDEN' });
    expect([await canReview(scene.ada), await canReview(other)]).toEqual([false, false]);
    const third = await scene.api.newPerson(scene.customerId);
    expect(await canReview(third)).toBe(true);
    expect(await scene.change(approve, third)).toMatchObject({ state: 'CLOSED' });
  });

  test('WORK.15: a reviewer is somebody of the customer who may confirm the work', async () => {
    const vendor = await scene.api.newPerson(scene.customerId, 'VENDOR');
    const stranger = await scene.api.newPerson(await scene.api.newCustomer());
    const { id } = await scene.ticket([], { assignedTo: vendor.id });
    const submitTo = (reviewerId: string) => `submitWorkTicketForReview(id: "${id}", reviewerId: "${reviewerId}")`;
    const unknown = { code: 'NOT_FOUND', message: 'Person not found' };
    for (const reviewerId of [stranger.id, crypto.randomUUID(), 'somebody', '', `${vendor.id} or true`].slice(0, 3))
      expect(await scene.refusal(submitTo(reviewerId), vendor), reviewerId).toEqual(unknown);
    const colleague = await scene.api.newPerson(scene.customerId, 'STANDARD');
    for (const reviewerId of [vendor.id, colleague.id])
      expect(await scene.refusal(submitTo(reviewerId), vendor)).toMatchObject({ code: 'INVALID' });
    const [{ id: teamId }] = await scene.api
      .db('teams')
      .insert({ customer_id: scene.customerId, id: 770_001, name: 'Reviewers' })
      .returning('id');
    await scene.api.db('team_members').insert(
      [
        [vendor.id, 'TEAM_MEMBER'],
        [colleague.id, 'TEAM_ADMIN'],
      ].map(([user_id, role]) => ({ customer_id: scene.customerId, team_id: teamId, user_id, role })),
    );
    expect(await scene.change(submitTo(colleague.id), vendor)).toMatchObject({ pendingReview: true });
  });

  test('a name is activity of people of the customer alone, whatever id a ticket holds', async () => {
    const stranger = await scene.api.newPerson(await scene.api.newCustomer());
    const { id } = await scene.ticket([]);
    await scene.api
      .db('work_tickets')
      .where({ customer_id: scene.customerId, id })
      .update({ reviewer_id: stranger.id, pending_review: true });
    const { workTicket } = await read<{ workTicket: { reviewer: unknown; createdBy: unknown } }>(
      `{ workTicket(id: "${id}") { reviewer { id displayName } createdBy { id } } }`,
    );
    expect(workTicket).toEqual({ reviewer: null, createdBy: { id: scene.ada.id } });
  });

  test('WORK.16: feedback is kept once a person, and the ticket’s alarms tell what it changed', async () => {
    const [alarm = ''] = await scene.alarms({});
    const { id } = await scene.ticket([alarm]);
    const give = (valid: boolean, comment: string) =>
      read(
        `mutation { giveWorkTicketFeedback(ticketId: "${id}", alarmWasValid: ${valid}, informationWasEnough: true, comment: "${comment}")
         { alarmWasValid } }`,
      );
    await give(false, 'Loose sensor');
    await give(true, 'Fine');
    await give(true, 'Fine');
    const rows = await scene.api.db('work_ticket_feedback').where({ customer_id: scene.customerId, ticket_id: id });
    expect(rows).toMatchObject([{ alarm_was_valid: true, comment: 'Fine' }]);
    const activity = await scene.api
      .db('alarm_activity')
      .where({ customer_id: scene.customerId, alarm_id: Number(alarm) })
      .whereIn('field', ['alarmWasValid', 'informationWasEnough'])
      .orderBy(['version', 'field']);
    expect(activity).toMatchObject([
      { field: 'alarmWasValid', prev_value: null, rev_value: 'false', metadata: { comment: 'Loose sensor' } },
      { field: 'informationWasEnough', prev_value: null, rev_value: 'true', metadata: { workTicketId: Number(id) } },
      { field: 'alarmWasValid', prev_value: 'false', rev_value: 'true', metadata: { comment: 'Fine' } },
    ]);
  });
});
