import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { filter, listWork, stageWork, survey } from '../../../tests/support/work-lists.ts';
import { startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

const list = (args: string, by: TestPerson) => listWork(scene, args, by);
const ids = async (args: string, by: TestPerson) => (await list(args, by)).workTickets.map(({ id }) => id);
const stage = () => stageWork(scene);

test('WORK-001 WORK-029 the standard work lenses: Active Work, My Work, Closed and All Work', async () => {
  const { admin, mine, hers, closed } = await stage();
  const { lenses } = await scene.api.read<{ lenses: Array<{ id: string; name: string }> }>(
    '{ lenses(where: { type: work }) { id name } }',
    admin,
  );
  expect(lenses.map(({ name }) => name)).toEqual(['Active Work', 'My Work', 'Closed', 'All Work']);
  const of = (id: string) => ids(`criterion: { lensId: "${id}" }`, admin);
  expect(await of('active-work')).toEqual([hers, mine]);
  expect(await of('my-work')).toEqual([mine]);
  expect(await of('closed-work')).toEqual([closed]);
  expect(await of('all-work')).toEqual([closed, hers, mine]);
  const { lensEntityCounts } = await scene.api.read<{ lensEntityCounts: unknown }>(
    '{ lensEntityCounts(lensIds: ["active-work", "my-work"]) { lensId count } }',
    admin,
  );
  expect(lensEntityCounts).toEqual([
    { lensId: 'active-work', count: 2 },
    { lensId: 'my-work', count: 1 },
  ]);
});

test('WORK-002 WORK-006 WORK-072 tickets are found by number, with or without its letter', async () => {
  const { admin, mine, hers } = await stage();
  expect(await ids(`searchTerm: "W${mine}"`, admin)).toEqual([mine]);
  expect(await ids(`searchTerm: "w${mine}"`, admin)).toEqual([mine]);
  expect(await ids(`searchTerm: "${mine}"`, admin)).toEqual([mine]);
  expect(await ids('searchTerm: "zone SENS"', admin)).toEqual([hers]);
  const fast = (where: string) =>
    scene.api
      .read<{ fastWorkTickets: Array<{ id: string }> }>(`{ fastWorkTickets(where: ${where}) { id } }`, admin)
      .then(({ fastWorkTickets }) => fastWorkTickets.map(({ id }) => id));
  expect(await fast(`{ ids: ["W${mine}", "${hers}"] }`)).toEqual([hers, mine]);
  expect(await fast(`{ id: ${mine} }`)).toEqual([mine]);
  const { workTicketIds } = await scene.api.read<{ workTicketIds: unknown }>(
    `{ workTicketIds(number: "w${mine}") { items { id displayId } count } }`,
    admin,
  );
  expect(workTicketIds).toEqual({ items: [{ id: mine, displayId: `W${mine}` }], count: 1 });
  const { errors } = await scene.api.gql('{ workTicket(id: "W987654") { id } }', admin);
  expect(errors?.[0]).toMatchObject({
    message: 'Work Ticket W987654 does not exist',
    extensions: { code: 'NOT_FOUND' },
  });
});

test('WORK-043 pages go on behind a cursor and by offset, and no ticket comes twice', async () => {
  const { admin, mine, hers, closed } = await stage();
  const first = await list('limit: 2', admin);
  expect(first).toMatchObject({ count: 3, workTickets: [{ id: closed }, { id: hers }] });
  expect(await ids(`limit: 2, after: "${first.workTickets[1]?.cursor}"`, admin)).toEqual([mine]);
  expect(await ids('limit: 2, offset: 2', admin)).toEqual([mine]);
  expect(await ids('sort: { field: DUE_AT, direction: ASC }, limit: 3', admin)).toEqual([mine, hers, closed]);
});

describe('filters', () => {
  let of: Awaited<ReturnType<typeof stage>>;
  beforeAll(async () => {
    of = await stage();
    await scene.api
      .db('work_tickets')
      .where({ customer_id: of.customerId, id: of.mine })
      .update({ created_at: new Date(Date.now() - 3.5 * 86_400_000) });
  });

  test('LENS-053 LENS-054 LENS-055 how many alarms there are, and when tickets were created and are due', async () => {
    const { admin, hers, closed } = of;
    expect(await ids(filter('alarmCount', '1..'), admin)).toEqual([]);
    expect(await ids(filter('alarmCount', '0'), admin)).toHaveLength(3);
    expect(await ids(filter('workCreatedDate', '-24h..now'), admin)).toEqual([closed, hers]);
    expect(await ids(filter('workDueDate', 'now..+24h'), admin)).toHaveLength(3);
  });

  test('LENS-056 LENS-057 LENS-058 when tickets were closed, their numbers, and their age in whole days', async () => {
    const { admin, mine, hers, closed } = of;
    expect(await ids(filter('workClosedDate', '-24h..now'), admin)).toEqual([closed]);
    expect(await ids(filter('workId', `W${hers}`, mine), admin)).toEqual([hers, mine]);
    expect(await ids(filter('ticketAge', '3'), admin)).toEqual([mine]);
    expect(await ids(filter('ticketAge', '0..2'), admin)).toEqual([closed, hers]);
  });

  test('LENS-059 LENS-060 resolved, unresolved or both; open or closed; mine', async () => {
    const { admin, mine, hers, closed } = of;
    expect(await ids(filter('resolution', 'unresolved'), admin)).toEqual([closed]);
    expect(await ids(filter('resolution', 'resolved'), admin)).toEqual([]);
    expect(await ids(filter('resolution', 'resolved', 'unresolved'), admin)).toEqual([closed]);
    expect(await ids(filter('workState', 'OPEN'), admin)).toEqual([hers, mine]);
    expect(await ids(filter('workState', 'CLOSED'), admin)).toEqual([closed]);
    expect(await ids(filter('assignee', 'me'), admin)).toEqual([closed, mine]);
    const { errors } = await scene.api.gql(`{ workTicketsAndCount(${filter('workState', 'HALF')}) { count } }`, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ path: 'criteria.0.values' }] });
  });
});

test('tickets are filtered by maintenance system, and by what their orders say there', async () => {
  const { customerId, admin, grace, mine, hers, closed } = await stage();
  const systemId = await scene.api.newSystem(customerId, 'Maximo');
  await scene.api.db('external_systems').where({ id: systemId }).update({ type: 'WORK_ORDER_SYSTEM' });
  const order = { external_system_id: systemId, external_status: 'INPRG' };
  const rows = scene.api.db('work_tickets').where({ customer_id: customerId });
  await rows
    .clone()
    .where({ id: mine })
    .update({ ...order, external_assignee: 'WILSON' });
  await rows.clone().where({ id: hers }).update(order);
  const { workSystems } = await scene.api.read<{ workSystems: unknown }>('{ workSystems { id displayName } }', admin);
  expect(workSystems).toEqual([{ id: String(systemId), displayName: 'Maximo' }]);
  expect(await ids(filter('maintenanceSystem', String(systemId)), admin)).toEqual([hers, mine]);
  expect(await ids('criterion: { criteria: [{ field: "maintenanceSystem", values: [null] }] }', admin)).toEqual([
    closed,
  ]);
  expect(await ids(filter('externalStatus', 'INPRG'), admin)).toEqual([hers, mine]);
  expect(await ids(filter('externalAssignee', 'WILSON'), admin)).toEqual([mine]);
  expect(await ids(filter('maintenanceSystem', String(systemId)), grace)).toEqual([hers]);
});

test('LENS-074 a work lens of one’s own asks by work filters, its state locked; its views know the same', async () => {
  const { admin, grace, mine } = await stage();
  const make = (input: string, by: TestPerson) =>
    scene.api.gql<{ createLens: { id: string } }>(
      `mutation { createLens(input: { type: work, name: "Mine", category: "active_work", ${input} }) { id } }`,
      by,
    );
  const given = 'criteria: [{ field: "workState", values: ["CLOSED"] }, { field: "assignee", values: ["me"] }]';
  const { data } = await make(given, admin);
  const id = data?.createLens.id;
  const lenses = async (by: TestPerson) =>
    (
      await scene.api.read<{ lenses: unknown[] }>(
        '{ lenses(where: { type: work }) { id groupLabel tableOptions criteria { field values detail { category } } } }',
        by,
      )
    ).lenses;
  expect((await lenses(admin)).at(-1)).toEqual({
    id,
    groupLabel: 'My Work Lenses',
    tableOptions: { sort: 'CREATED_AT.DESC', columns: null },
    criteria: [
      { field: 'workState', values: ['OPEN'], detail: { category: 'work' } },
      { field: 'assignee', values: ['me'], detail: { category: 'work' } },
    ],
  });
  expect(await lenses(grace)).toHaveLength(4);
  expect(await ids(`criterion: { lensId: "${id}" }`, admin)).toEqual([mine]);
  const { lensEntityCounts } = await scene.api.read<{ lensEntityCounts: unknown }>(
    `{ lensEntityCounts(lensIds: ["${id}"]) { count } }`,
    admin,
  );
  expect(lensEntityCounts).toEqual([{ count: 1 }]);
  const update = await scene.api.gql<{ updateLens: unknown }>(
    `mutation { updateLens(id: "${id}", input: { name: "Late", category: "active_work", sort: "DUE_AT.ASC",
      criteria: [{ field: "overdue", values: ["true"] }, { field: "workState", values: ["CLOSED"] }] }) { name criteria { field values } } }`,
    admin,
  );
  expect(update.data?.updateLens).toEqual({
    name: 'Late',
    criteria: [
      { field: 'workState', values: ['OPEN'] },
      { field: 'overdue', values: ['true'] },
    ],
  });
  // each section has its own order
  const order = (lensId: string) =>
    scene.api.read<{ updateLensOrder: Array<{ id: string }> }>(
      `mutation { updateLensOrder(lensIds: ["${lensId}"]) { id } }`,
      admin,
    );
  await order('intake');
  expect((await order(String(id))).updateLensOrder[0]?.id).toBe(id);
  const { lenses: ofAlarms } = await scene.api.read<{ lenses: Array<{ id: string }> }>(
    '{ lenses(where: { type: alarm }) { id } }',
    admin,
  );
  expect(ofAlarms[0]?.id).toBe('intake');
  for (const wrong of ['criteria: [{ field: "priority", values: ["5"] }]', 'criteria: [], sort: "PRIORITY.DESC"'])
    expect((await make(wrong, grace)).errors?.[0]?.extensions.code, wrong).toBe('INVALID');
  const view = await scene.api.gql<{ createSavedView: unknown }>(
    `mutation { createSavedView(input: { viewType: work, name: "Old", isDefault: true, sort: "DUE_AT.ASC",
      criteria: [{ field: "ticketAge", values: ["7.."] }] }) { viewType isDefault criteria { field values } } }`,
    admin,
  );
  expect(view.data?.createSavedView).toEqual({
    viewType: 'work',
    isDefault: true,
    criteria: [{ field: 'ticketAge', values: ['7..'] }],
  });
});

test('a count that takes long holds nobody up where there are many alarms: it is null until it is known', async () => {
  const { customerId, admin } = await stage();
  await scene.api.storeAlarms([{ customerId, id: 30_000 }]);
  const count = async (): Promise<number | null | undefined> => {
    const { lensEntityCounts } = await scene.api.read<{ lensEntityCounts: Array<{ count: number | null }> }>(
      '{ lensEntityCounts(lensIds: ["all-work"]) { count } }',
      admin,
    );
    return lensEntityCounts[0]?.count;
  };
  const blocked = await scene.api.db.transaction();
  try {
    await blocked.raw('lock table work_tickets in access exclusive mode');
    expect(await count()).toBeNull();
  } finally {
    await blocked.rollback();
  }
  await until('the count', async () => (await count()) === 3);
});

describe('who sees what', () => {
  test('USR.4: others than Admin and Manager see their own tickets and their team’s', async () => {
    const { customerId, admin, grace, mine, hers, closed } = await stage();
    expect(await ids('', grace)).toEqual([hers]);
    const manager = await scene.api.newPerson(customerId, 'MANAGER');
    expect(await ids('', manager)).toEqual([closed, hers, mine]);
    const read = (call: string, by: TestPerson) => scene.api.read<Record<string, { id: string }>>(call, by);
    const { createTeam } = await read('mutation { createTeam(name: "Day shift") { id } }', admin);
    for (const person of [admin, grace])
      await read(
        `mutation { addTeamMember(teamId: "${createTeam?.id}", userId: "${person.id}", role: TEAM_MEMBER) { id: userId } }`,
        admin,
      );
    expect(await ids('', grace)).toEqual([closed, hers, mine]);
    expect(
      await scene.refusal(`changeWorkTicketState(id: "${mine}", state: CLOSED, survey: ${survey(true)})`, grace),
    ).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('WORK-087 WORK-088 WORK-089 occupants and those without a role have no work', async () => {
    const { customerId } = await stage();
    for (const role of ['OCCUPANT', 'NONE'] as const) {
      const person = await scene.api.newPerson(customerId, role);
      const { errors } = await scene.api.gql('{ workTicketsAndCount { count } }', person);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const { lenses } = await scene.api.read<{ lenses: unknown[] }>(
        '{ lenses(where: { type: work }) { id } }',
        person,
      );
      expect(lenses).toEqual([]);
    }
    const vendor = await scene.api.newPerson(customerId, 'VENDOR');
    expect(await list('', vendor)).toEqual({ workTickets: [], count: 0 });
  });

  test('a customer without the work product has no tickets', async () => {
    const admin = await scene.api.newPerson(await scene.api.newCustomer({ products: ['Alarms'] }));
    const { errors } = await scene.api.gql('{ workTicketsAndCount { count } }', admin);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
