import { beforeEach, describe, expect, test } from 'vitest';
import { calm, hour, minute, type RuleCustomer, ruleScene, work } from '../../../tests/support/rule-scene.ts';
import { changeTicketState } from '../../work/close-ticket.ts';
import { createTicket } from '../../work/create-ticket.ts';
import { fireDue } from './fire.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

async function close(ticketId: number) {
  const survey = { isResolved: false, completedWorkDetails: 'Looked at it' };
  await changeTicketState(await it.ctx(), { id: String(ticketId), state: 'CLOSED', survey });
}

describe('actions on work', () => {
  test('AUTO.10 CREATE_WORK makes a ticket from its template, due by its offset, as the rule', async () => {
    const assignee = await it.person('Bert');
    const rule = await it.rule({
      actions: [work({ objectiveTemplate: 'Check {alarmName} ({alarmId})', assigneeId: assignee, dueInHours: 6 })],
    });
    const [id] = (await it.alarms(1, { contextualName: 'AHU-1 filter' })) as [number];
    await it.activate(id);
    await it.run();
    const [ticket] = await it.tickets();
    expect(ticket).toMatchObject({
      ...{
        objective: `Check AHU-1 filter (A${id})`,
        assignee_id: assignee,
        automation_rule_id: rule.id,
        created_by: null,
      },
      due_at: new Date(scene.clock.now().getTime() + 6 * hour),
    });
    expect(await it.state(id)).toMatchObject({ status: 'Dispatched', openWorkCount: 1 });
    expect(await it.said(rule)).toEqual([`ACTED: Created W${ticket.id}`]);
    expect(await it.row(rule)).toMatchObject({
      execution_count: 1,
      last_error: null,
      last_execution_at: scene.clock.now(),
    });
  });

  test('AUTO.11 ATTACH_TO_OPEN_WORK takes the newest open ticket on the same asset, and none of another', async () => {
    const rule = await it.rule({ actions: [{ type: 'ATTACH_TO_OPEN_WORK' }] });
    const [first, second, same, other] = (await it.alarms(4)) as [number, number, number, number];
    const asset = (name: string) => [
      { type: 'asset_name', value: [name], confidence: 1 },
      { type: 'building', value: ['North'], confidence: 1 },
    ];
    for (const id of [first, second, same]) await it.properties(id, asset('AHU-1') as never);
    await it.properties(other, asset('AHU-2') as never);
    const ctx = await it.ctx();
    const details = {
      objective: 'Look',
      assignedTo: it.adminId,
      dueBy: new Date(scene.clock.now().getTime() + hour).toISOString(),
    };
    for (const id of [first, second]) {
      await createTicket(ctx, { details, associatedAlarms: [String(id)] });
      scene.clock.advance(minute);
    }
    await it.activate(same);
    await it.activate(other);
    await it.run();
    const [, newest] = await it.tickets();
    expect(await it.said(rule)).toEqual(
      expect.arrayContaining([`ACTED: Attached to W${newest.id}`, 'SKIPPED: There is no open work on its asset']),
    );
    expect(await it.state(same)).toMatchObject({ status: 'Dispatched', openWorkCount: 1 });
    expect(await it.state(other)).toMatchObject({ status: 'Intake', openWorkCount: 0 });
    expect((await it.tickets()).map(({ alarm_count }) => alarm_count)).toEqual([1, 2]);
  });

  test('AUTO.11 an alarm that is on the newest open ticket of its asset is put on no older one', async () => {
    const rule = await it.rule({ trigger: { type: 'BECOMES_ACTIVE' }, actions: [{ type: 'ATTACH_TO_OPEN_WORK' }] });
    const [old, own] = (await it.alarms(2)) as [number, number];
    for (const id of [old, own])
      await it.properties(id, [{ type: 'asset_name', value: ['AHU-1'], confidence: 1 }] as never);
    const details = {
      ...{ objective: 'Look', assignedTo: it.adminId },
      dueBy: new Date(scene.clock.now().getTime() + hour).toISOString(),
    };
    for (const id of [old, own]) {
      await createTicket(await it.ctx(), { details, associatedAlarms: [String(id)] });
      scene.clock.advance(minute);
    }
    await it.activate(own);
    await it.run();
    const [, newest] = await it.tickets();
    expect(await it.said(rule)).toEqual([`SKIPPED: Already covered by W${newest.id}`]);
    expect((await it.tickets()).map(({ alarm_count }) => alarm_count)).toEqual([1, 1]);
  });
});

describe('tickets of rules', () => {
  test('AUTO.25 one ticket for an episode over all rules, another for the next episode', async () => {
    const first = await it.rule({ ...calm, actions: [work()] });
    const second = await it.rule({ ...calm, actions: [work()], trigger: { type: 'BECOMES_ACTIVE' } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const [ticket] = await it.tickets();
    expect(await it.said(first)).toEqual([`ACTED: Created W${ticket.id}`]);
    expect(await it.said(second)).toEqual([`SKIPPED: Already covered by W${ticket.id}`]);
    // it is done with, but the alarm comes back at once: still the same episode
    await it.end(id);
    await close(ticket.id);
    await it.later(5 * minute);
    it.occurrences.push({
      startedAt: scene.clock.now().getTime() - 5 * minute,
      endedAt: scene.clock.now().getTime() - 5 * minute,
    });
    await it.activate(id);
    await it.run();
    expect(await it.tickets()).toHaveLength(1);
    expect((await it.said(first)).at(-1)).toBe('SKIPPED: Already covered: a rule has created work for this occurrence');
    await it.end(id);
    await it.later(11 * minute);
    await it.activate(id);
    await it.run();
    expect(await it.tickets()).toHaveLength(2);
  });

  test('AUTO.25 rules that fire at the same moment in several processes make one ticket', async () => {
    const rules = [];
    for (let count = 0; count < 4; count += 1)
      rules.push(await it.rule({ ...calm, actions: [work()], delay: { minutes: 1 } }));
    const ids = await it.alarms(3);
    for (const id of ids) await it.activate(id);
    await it.run();
    scene.clock.advance(minute);
    await Promise.all(rules.map((rule) => fireDue(it.deps, it.customerId, { ruleId: rule.id })));
    await it.run();
    expect(await it.tickets()).toHaveLength(ids.length);
    expect(await it.db('automation_work').where({ customer_id: it.customerId })).toHaveLength(ids.length);
    expect((await it.said()).filter((one) => one.startsWith('ACTED'))).toHaveLength(ids.length);
  });

  test('AUTO.25 work closed while the alarm is active gets one more per closed ticket', async () => {
    await it.rule({ ...calm, actions: [work()] });
    const again = await it.rule({ ...calm, actions: [work()], trigger: { type: 'WORK_CLOSED_STILL_ACTIVE' } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    for (const count of [1, 2]) {
      const tickets = await it.tickets();
      expect(tickets).toHaveLength(count);
      scene.clock.advance(minute);
      await close(tickets.at(-1).id);
      await it.run();
    }
    expect(await it.tickets()).toHaveLength(3);
    expect((await it.said(again)).filter((one) => one.startsWith('ACTED'))).toHaveLength(2);
  });

  test('AUTO.25 one ticket for an occurrence whose source has a clock that runs ahead', async () => {
    const rule = await it.rule({ ...calm, actions: [work()] });
    const [id] = (await it.alarms(1)) as [number];
    await it.change(id, (_, now) => ({
      ...{ isActive: true, severity: 'Alarm', status: 'Intake', latestAlarmAt: now + 5 * minute },
    }));
    await it.run();
    const [ticket] = await it.tickets();
    scene.clock.advance(hour);
    await close(ticket.id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ status: 'Intake', isActive: true });
    expect(await it.tickets()).toHaveLength(1);
    expect((await it.said(rule)).at(-1)).toBe('SKIPPED: Already covered: a rule has created work for this occurrence');
  });

  test('AUTO.26 work for a team goes to its first admin, and to nobody if it has no active members', async () => {
    const { db, customerId } = it;
    const bert = await it.person('Bert');
    await db('teams').insert(
      [3, 4].map((id) => ({
        customer_id: customerId,
        id,
        name: `Team ${id}`,
        is_all_buildings: true,
        created_at: new Date(),
      })),
    );
    await db('team_members').insert([
      { customer_id: customerId, team_id: 3, user_id: bert, role: 'TEAM_ADMIN' },
      { customer_id: customerId, team_id: 3, user_id: it.adminId, role: 'TEAM_MEMBER' },
    ]);
    const onlyPriority = (priority: string) => ({ criteria: [{ field: 'priority', values: [priority] }] });
    await it.rule({ ...calm, ...onlyPriority('1'), actions: [work({ teamId: '3' })] });
    const empty = await it.rule({ ...calm, ...onlyPriority('2'), actions: [work({ teamId: '4' })] });
    const ids = [...(await it.alarms(1, { priority: 1 })), ...(await it.alarms(1, { priority: 2 }))];
    for (const id of ids) await it.activate(id);
    await it.run();
    expect((await it.tickets()).map(({ assignee_id }) => assignee_id)).toEqual([bert, null]);
    expect(await it.said(empty)).toEqual([expect.stringMatching(/unassigned: the team has no active members$/)]);
  });

  test('AUTO.30 tickets of rules stay here, unless the maintenance system takes them; the actor is the rule', async () => {
    const { db, customerId } = it;
    await db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
    await db('external_systems').insert({
      ...{
        customer_id: customerId,
        id: 900_000 + customerId,
        name: 'Maximo',
        display_name: 'Maximo',
        type: 'WORK_ORDER_SYSTEM',
      },
      ...{
        schema: 'maximo',
        direction: 'OUTBOUND',
        connection_type: 'OUTBOUND_API',
        is_active: true,
        created_at: new Date(),
      },
    });
    await it.rule({ ...calm, actions: [work()] });
    const [here, there] = (await it.alarms(2)) as [number, number];
    await it.activate(here);
    await it.run();
    await db('external_systems')
      .where({ customer_id: customerId })
      .update({ is_automation_rule_cmms_sync_enabled: true });
    await it.activate(there);
    await it.run();
    expect((await it.tickets()).map(({ external_system_id }) => external_system_id)).toEqual([
      null,
      900_000 + customerId,
    ]);
  });

  test('AUTO.24 a rule that the work of another leads to is the second in a row', async () => {
    await it.rule({ ...calm, actions: [work()] });
    const second = await it.rule({ trigger: { type: 'ENTERS_STATUS', status: 'Dispatched' } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    expect(await it.said(second)).toEqual(['ACTED: Pinned']);
    expect(
      await it.db('automation_timers').where({ customer_id: it.customerId, rule_id: second.id }).pluck('chain'),
    ).toEqual([2]);
  });
});
