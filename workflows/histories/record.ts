import { writeFile } from 'node:fs/promises';
import { ApplicationFailure } from '@temporalio/activity';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { readEnv } from '../../platform/env.ts';
import { temporalConnection } from '../../platform/temporal.ts';
import type { BulkActivities } from '../bulk/types.ts';
import { workflowBundle } from '../bundle.ts';
import type { PollActivities } from '../cmms-poll/types.ts';
import type { CmmsPullActivities } from '../cmms-pull/types.ts';
import type { SyncActivities } from '../cmms-sync/types.ts';
import type { ReparseActivities } from '../reparse/types.ts';
import type { SweepResult } from '../sweeps/types.ts';
import type * as workflows from '../workflows.ts';
import { historyText } from './history-file.ts';

/**
 * Records a run of a workflow for the replay test. Run it when a workflow is new or its commands change, and keep the
 * old recordings as long as such a run may still be in flight somewhere: `node --import tsx
 * workflows/histories/record.ts 2 sweep bulk` writes the recordings number 2 of these two.
 */
const [number, ...names] = process.argv.slice(2);
const env = readEnv('temporal');
const taskQueue = 'recording';
/** Hides the name of the recording machine. */
const identity = 'recorder';
const key = { customerId: 1000, id: 'a3c1f8f0-0000-4000-8000-000000000001' };

type Plans = typeof workflows;
const plans: { [Name in keyof Plans]: Parameters<Plans[Name]> } = {
  bulk: [key],
  cmmsPoll: [{ customerId: 1000, systemId: 5 }],
  pullCmms: [key],
  reparse: [key],
  sweep: [{ name: 'stale-alarms', plan: 'long' }],
  syncTicket: [{ key: { customerId: 1000, id: 12 }, attemptMinutes: [0, 0.02, 0.04] }],
};
const syncOutcomes: SyncOutcome[] = [
  { kind: 'throttled', waitMs: 100, words: 'Too many requests' },
  { kind: 'crowded', waitMs: 100 },
];
const nextOutcome = (): SyncOutcome =>
  syncOutcomes.shift() ?? { kind: 'failed', isFinal: false, words: 'The maintenance system cannot be reached' };
const activities: BulkActivities &
  CmmsPullActivities &
  ReparseActivities &
  PollActivities &
  SyncActivities & { 'stale-alarms'(): Promise<SweepResult> } = {
  runCmmsPull: async () => {
    throw ApplicationFailure.nonRetryable('The system is away');
  },
  failCmmsPull: async () => {},
  'stale-alarms': async () => ({ marked: 3 }),
  runBulkJob: async () => {},
  // throttled and backpressured, then failed until no attempt is left
  attemptTicket: async () => nextOutcome(),
  failTicket: async () => {},
  pollMaintenanceSystem: async () => ({ seen: 12, changed: 2, failure: null }),
  readPayloads: async () => {},
  settleHistories: async () => {},
};

const clientConnection = await Connection.connect(temporalConnection(env));
const client = new Client({ connection: clientConnection, namespace: env.TEMPORAL_NAMESPACE, identity });
const connection = await NativeConnection.connect(temporalConnection(env));
const worker = await Worker.create({
  connection,
  namespace: env.TEMPORAL_NAMESPACE,
  taskQueue,
  identity,
  workflowBundle: await workflowBundle(),
  activities,
});
await worker.runUntil(async () => {
  for (const name of names) {
    const args: unknown[] | undefined = plans[name as keyof Plans];
    if (!args) throw new Error(`there is no plan ${name}: ${Object.keys(plans).join(', ')}`);
    const handle = await client.workflow.start(name, { taskQueue, workflowId: name, args });
    await handle.result();
    const file = new URL(`${name}-${number}.json`, import.meta.url);
    await writeFile(file, historyText(await handle.fetchHistory()));
    process.stdout.write(`${file.pathname}\n`);
  }
});
await connection.close();
await clientConnection.close();
