import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../tests/support/test-api.ts';
import { until } from '../tests/support/until.ts';
import { filter, listWorkIds, stageWork } from '../tests/support/work-lists.ts';
import { startWorkScene, type WorkScene } from '../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

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

test('WORK-012 more than a hundred are a job that is known by its task', async () => {
  const customerId = await scene.api.newCustomer();
  const admin = await scene.api.newPerson(customerId);
  const made: string[] = [];
  for (let i = 0; i < 101; i += 1) made.push((await scene.ticket([], { assignedTo: admin.id }, admin)).id);
  const { taskId } = await close(`ids: ${JSON.stringify(made)}, status: COMPLETE`, admin);
  const job = await until('the job', async () => {
    const { bulkJobs } = await scene.api.read<{
      bulkJobs: Array<{ taskId: string; status: string; affected: number }>;
    }>('{ bulkJobs { taskId status affected } }', admin);
    return bulkJobs.find((one) => one.taskId === taskId && one.status !== 'IN_PROGRESS');
  });
  expect(job).toMatchObject({ status: 'COMPLETE', affected: 101 });
});
