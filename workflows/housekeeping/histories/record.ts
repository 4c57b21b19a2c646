import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { readEnv } from '../../../platform/env.ts';
import { workflowBundle } from '../../bundle.ts';
import { historyText } from '../../history-file.ts';
import { startRecount, startStaleSweep } from '../client.ts';
import type { HousekeepingActivities } from '../types.ts';

/**
 * Records how each plan runs, for the test that replays it. Run it when a plan gets another shape, and keep the old
 * recordings as long as a run of that shape may be going on somewhere:
 * `node --import tsx workflows/housekeeping/histories/record.ts 2` writes the recordings number 2.
 */
const number = process.argv[2] ?? '1';
const env = readEnv('temporal');
const taskQueue = 'recording';
/** The machine that recorded is nobody's business. */
const identity = 'recorder';

const activities: HousekeepingActivities = {
  recountNuisanceCounts: async () => ({ checked: 1_200, changed: 7 }),
  markStaleAlarms: async () => ({ marked: 3 }),
  keepNewestPayloads: async () => ({ kept: 5 }),
  endDueSnoozes: async () => ({ ended: 2 }),
};

const clientConnection = await Connection.connect({ address: env.TEMPORAL_ADDRESS });
const client = new Client({ connection: clientConnection, namespace: env.TEMPORAL_NAMESPACE, identity });
const connection = await NativeConnection.connect({ address: env.TEMPORAL_ADDRESS });
const worker = await Worker.create({
  connection,
  namespace: env.TEMPORAL_NAMESPACE,
  taskQueue,
  identity,
  workflowBundle: await workflowBundle(),
  activities,
});
await worker.runUntil(async () => {
  for (const [name, start] of [
    ['recount-nuisance', () => startRecount({ client, taskQueue }, 'counted')],
    ['sweep-stale', () => startStaleSweep({ client, taskQueue })],
    ['keep-payloads', () => client.workflow.start('keepPayloads', { taskQueue, workflowId: 'keep-payloads' })],
  ] as const) {
    const handle = await start();
    await handle.result();
    const file = new URL(`${name}-${number}.json`, import.meta.url);
    await writeFile(file, historyText(await handle.fetchHistory()));
    process.stdout.write(`${file.pathname}\n`);
  }
});
await connection.close();
await clientConnection.close();
