import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startEngines } from '../engines/supervisor/index.ts';
import { fromRoot } from '../platform/root.ts';
import { createTemporal } from '../platform/temporal.ts';
import { builtBundle } from '../workflows/bundle.ts';
import { ensureSchedules, startSweep } from '../workflows/sweeps/schedules.ts';
import { createTemporalWorker } from '../workflows/temporal-worker.ts';
import { patience } from './support/patience.ts';
import { newTaskQueue, quietTemporal } from './support/temporal.ts';
import { until } from './support/until.ts';

test('the worker starts without Temporal, says why it is not ready, and works again by itself after each outage', async () => {
  const dataDir = fromRoot('.data', newTaskQueue());
  const engines = await startEngines({
    dataDir,
    toolsDir: fromRoot('.data/tools'),
    choose: 'local',
    only: ['temporal'],
    say: () => {},
    env: process.env,
  });
  const log = pino({ level: 'silent' });
  quietTemporal();
  const env = {
    TEMPORAL_ADDRESS: engines.env.TEMPORAL_ADDRESS,
    TEMPORAL_NAMESPACE: 'default',
    TEMPORAL_TASK_QUEUE: newTaskQueue(),
  };
  const temporal = createTemporal(env);
  const worker = createTemporalWorker({
    env,
    temporal,
    activities: { 'stale-alarms': async () => ({ marked: 1 }) },
    bundle: async () => ({ codePath: builtBundle }),
    prepare: () => ensureSchedules(temporal),
    log,
    probeEveryMs: 300,
  });
  const away = { ready: false, reason: `Temporal at ${env.TEMPORAL_ADDRESS} does not answer` };
  try {
    await engines.kill('temporal', 'SIGKILL');
    await worker.start();
    expect(worker.health()).toEqual(away);
    for (const outage of ['first', 'second']) {
      await engines.restart('temporal');
      await until(`the worker to be ready after the ${outage} outage`, () => worker.health().ready);
      expect(await (await startSweep(temporal, 'stale-alarms')).result()).toEqual({ marked: 1 });
      await engines.kill('temporal', 'SIGKILL');
      await until('the outage to be noticed', () => !worker.health().ready);
      expect(worker.health()).toEqual(away);
    }
    const began = performance.now();
    await worker.stop();
    expect(performance.now() - began).toBeLessThan(patience(15_000));
  } finally {
    await temporal.close();
    await engines.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
