import { expect, test } from 'vitest';
import { createTemporal } from '../platform/temporal.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { startFakeSystem } from '../simulators/cmms/server.ts';
import { askForSync } from '../workflows/cmms-sync/client.ts';
import { startCmmsScene } from './support/cmms-scene.ts';
import { testEnv } from './support/engines.ts';
import { spawnCmmsWorker } from './support/spawn-worker.ts';
import { newTaskQueue } from './support/temporal.ts';
import { until } from './support/until.ts';

/** Number of tickets: more than a process has in flight. */
const waiting = 300;

test('hundreds of tickets that wait for a slow system keep those of another one from nothing', async () => {
  const scene = await startCmmsScene();
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const temporal = createTemporal(env);
  const fakes = await Promise.all([startFakeSystem(maximoProfile), startFakeSystem(maximoProfile)]);
  const [slow, quick] = fakes;
  const connect = (fake: typeof slow) => scene.connect(fake, 'maximo', { exportConfig: { timeout: 30 } });
  const bring = async (systemId: number, count: number): Promise<void> => {
    const tickets = [];
    while (tickets.length < count) tickets.push(await scene.newTicket(systemId));
    await askForSync(
      temporal,
      tickets.map(({ customerId, id }) => ({ customerId, id })),
    );
  };
  slow.faults.add({ kind: 'slow', ms: 5_000 });
  const worker = await spawnCmmsWorker(scene, env);
  try {
    await bring(await connect(slow), waiting);
    await until('the slow system to be asked', () => slow.requests.length > 0);
    await bring(await connect(quick), 20);
    await until('all orders of the quick one', () => quick.orders.dump().length === 20);
    // at this pace, those of the slow one take minutes
    expect(slow.orders.dump().length).toBeLessThan(waiting / 3);
    slow.faults.clear();
    // rejected attempts are retried automatically, the last within a minute
    await until('a third of the orders of the slow one', () => slow.orders.dump().length > waiting / 3, 120_000);
  } finally {
    worker.kill('SIGKILL');
    await temporal.close();
    await Promise.all([scene.stop(), ...fakes.map((fake) => fake.stop())]);
  }
});
