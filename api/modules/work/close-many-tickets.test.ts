import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { filter, listWorkIds, stageWork } from '../../../tests/support/work-lists.ts';
import { startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  scene = await startWorkScene();
  clients = createLiveClients(scene.api);
});
afterAll(async () => {
  clients?.close();
  await scene?.stop();
});

const ids = (args: string, by: TestPerson) => listWorkIds(scene, args, by);
const stage = () => stageWork(scene);

const close = (args: string, by: TestPerson) =>
  scene.api
    .read<{
      bulkCloseWorkTickets: { taskId: string | null; affected: number; skipped: number; failures: unknown[] };
    }>(
      `mutation { bulkCloseWorkTickets(${args}, completedWorkDetails: "Season is over")
         { taskId affected skipped failures { id code reason } } }`,
      by,
    )
    .then(({ bulkCloseWorkTickets }) => bulkCloseWorkTickets);

test('WORK-030 WORK-034 tickets are closed with one status and one text; closed ones are skipped', async () => {
  const { admin, mine, hers, closed } = await stage();
  expect(await close(`ids: ["${mine}", "${hers}", "${closed}", "777"], status: COMPLETE`, admin)).toEqual({
    taskId: null,
    affected: 2,
    skipped: 1,
    failures: [{ id: '777', code: 'NOT_FOUND', reason: 'Work Ticket 777 does not exist' }],
  });
  expect(await ids(filter('resolution', 'resolved'), admin)).toEqual([hers, mine]);
});

test('a selection closes all that match but what is left out', async () => {
  const { admin, mine, hers } = await stage();
  const selection = `{ lensId: "active-work", excludedIds: ["${mine}"], asOf: "${new Date(Date.now() + 1_000).toISOString()}" }`;
  expect(await close(`selection: ${selection}, status: INCOMPLETE`, admin)).toMatchObject({ affected: 1 });
  expect(await ids('criterion: { lensId: "active-work" }', admin)).toEqual([mine]);
  expect(await ids(filter('resolution', 'unresolved'), admin)).toContain(hers);
});

test('WORK-012 more than a hundred are a job with a status and a text, which sockets tell of by its task', async () => {
  const customerId = await scene.api.newCustomer();
  const admin = await scene.api.newPerson(customerId);
  const made: string[] = [];
  for (let i = 0; i < 101; i += 1) made.push((await scene.ticket([], { assignedTo: admin.id }, admin)).id);
  const watched = await clients.signedIn(admin);
  const { taskId } = await close(`ids: ${JSON.stringify(made)}, status: INCOMPLETE`, admin);
  expect(taskId).toEqual(expect.any(String));
  const eventsOf = (name: 'bulk_job_created' | 'bulk_job_completed') =>
    watched.of(name).filter((job) => job.taskId === taskId);
  await until('its creation', () => eventsOf('bulk_job_created').length > 0);
  await until('its end', () => eventsOf('bulk_job_completed').length > 0);
  expect(eventsOf('bulk_job_completed')[0]).toMatchObject({ status: 'COMPLETE', total: 101, done: 101, failures: [] });
  const { workTicketsAndCount } = await scene.api.read<{ workTicketsAndCount: unknown }>(
    '{ workTicketsAndCount(limit: 1) { count workTickets { state isResolved completedWorkDetails } } }',
    admin,
  );
  expect(workTicketsAndCount).toEqual({
    count: 101,
    workTickets: [{ state: 'CLOSED', isResolved: false, completedWorkDetails: 'Season is over' }],
  });
});
