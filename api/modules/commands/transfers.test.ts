import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '../../../platform/env.ts';
import { createSeal } from '../../../platform/seal.ts';
import { maximoProfile } from '../../../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../../../simulators/cmms/server.ts';
import { connectFake } from '../../../tests/support/cmms.ts';
import { testEngines } from '../../../tests/support/engines.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { closing, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

/** Tickets on their way to a maintenance system, among its commands: the run's own worker sends them. */

const seal = createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY);
let scene: WorkScene;
let fake: FakeSystem;
let provider: TestPerson;
let admin: TestPerson;
let customerId: number;
let systemId: number;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  // of its own: tickets of different customers have the same references
  fake = await startFakeSystem(maximoProfile);
  customerId = await scene.api.newCustomer({ isCmmsSyncEnabled: true });
  [provider, admin] = await Promise.all([scene.api.newPerson(customerId, 'SUPER'), scene.api.newPerson(customerId)]);
  systemId = await connectFake(scene.api.db, seal, { customerId, fake, schema: 'maximo' });
  await scene.api.db('external_systems').where({ id: systemId }).update({ is_close_work_button_enabled: true });
});

afterEach(() => fake.stop());

interface Command {
  id: string;
  status: string;
  commandType: string;
  response: string | null;
  workTicketIds: string[];
  createdAt: string;
}
async function listed(page = ''): Promise<{ commands: Command[]; count: number }> {
  const { found } = await scene.api.read<{ found: { commands: Command[]; count: number } }>(
    `{ found: getExternalSystemCommands(externalSystemId: "${systemId}" ${page}) { count commands: externalSystemCommands {
      id status commandType response workTicketIds isRetryable isDeletable createdAt finishedAt } } }`,
    provider,
  );
  return found;
}
const make = () => scene.ticket([], { assignedTo: admin.id }, admin);
const transferOf = async (ticketId: string) =>
  (await listed()).commands.find(({ workTicketIds }) => workTicketIds.includes(ticketId));
const when = (ticketId: string, is: Partial<Command>): Promise<Command> =>
  until(`the transfer ${JSON.stringify(is)}`, async () => {
    const found = await transferOf(ticketId);
    return found && Object.entries(is).every(([name, value]) => found[name as keyof Command] === value) ? found : null;
  });
const call = (operation: string) => scene.api.gql<{ made: Command }>(`mutation { made: ${operation} }`, provider);
const refuses = (body: object) => fake.faults.add({ kind: 'status', status: 400, times: 1, method: 'POST', body });

test('INT-035 INT-036 a ticket is created, updated and closed by commands that name it, with the order they led to', async () => {
  const { id, displayId } = await make();
  const created = await when(id, { commandType: 'CREATE_WORK_TICKET', status: 'COMPLETE' });
  const ticket = await scene.api.db('work_tickets').where({ customer_id: customerId, id }).first();
  expect(created).toMatchObject({
    ...{
      workTicketIds: [id],
      response: `${displayId} is work order ${ticket.external_details.number ?? ticket.external_id}`,
    },
    ...{ isRetryable: false, isDeletable: false, finishedAt: expect.any(String) },
  });
  await scene.change(`updateWorkTicket(id: "${id}", details: { objective: "Replace the belt" })`, admin);
  await when(id, { commandType: 'UPDATE_WORK_TICKET', status: 'COMPLETE' });
  await scene.change(closing(id), admin);
  await when(id, { commandType: 'CLOSE_WORK_TICKET', status: 'COMPLETE' });
  expect((await listed()).count).toBe(1);
});

test('INT-021 INT-041 one that was refused says so in the words of the system, and is retried by the sync of its ticket', async () => {
  refuses({ Error: { message: 'Location PLANT9 is not valid' } });
  const { id, displayId } = await make();
  const failed = await when(id, { status: 'FAILED' });
  expect(failed).toMatchObject({
    ...{ commandType: 'CREATE_WORK_TICKET', isRetryable: true, isDeletable: false },
    response: `${displayId}: Location PLANT9 is not valid`,
  });
  const retry = `retryExternalSystemCommand(id: "${failed.id}") { id status workTicketIds }`;
  expect((await call(retry)).data?.made).toEqual({ id: failed.id, status: 'PENDING', workTicketIds: [id] });
  await when(id, { commandType: 'CREATE_WORK_TICKET', status: 'COMPLETE' });
  expect((await call(retry)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const activity = await scene.api.db('work_ticket_activity').where({ customer_id: customerId, ticket_id: id });
  expect(activity.map(({ event_type }) => event_type)).toContain('RETRY_SYNC');
});

test('INT-022 INT-016 a transfer is not deleted, and a kill leaves it alone: a dispatch is never lost', async () => {
  refuses({ Error: { message: 'No' } });
  const { id } = await make();
  const failed = await when(id, { status: 'FAILED' });
  const { errors } = await call(`deleteExternalSystemCommand(id: "${failed.id}")`);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await call(`initiateExternalSystemKill(externalSystemId: "${systemId}")`)).data?.made).toBe(0);
  expect(await transferOf(id)).toMatchObject({ status: 'FAILED' });
});

test('INT-003 transfers and commands of the queue are one list, newest first, page by page', async () => {
  const tickets = [await make(), await make(), await make()];
  for (const { id } of tickets) await when(id, { status: 'COMPLETE' });
  await call(`initiateExternalSystemKill(externalSystemId: "${systemId}")`);
  const { commands, count } = await listed();
  expect([commands.length, count]).toEqual([4, 4]);
  expect(commands[0]?.commandType).toBe('KILL');
  expect(commands.map(({ createdAt }) => createdAt)).toEqual(
    commands
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const pages = [await listed('limit: 2'), await listed('limit: 2, offset: 2')];
  expect(pages.flatMap((page) => page.commands.map(({ id }) => id))).toEqual(commands.map(({ id }) => id));
  const other = await scene.api.newPerson(await scene.api.newCustomer(), 'SUPER');
  const { errors } = await scene.api.gql(
    `mutation { retryExternalSystemCommand(id: "${commands[1]?.id}") { id } }`,
    other,
  );
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
