import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { readEnv } from '../../platform/env.ts';
import { temporalConnection } from '../../platform/temporal.ts';
import { workflowBundle } from '../bundle.ts';
import { historyText } from './history-file.ts';
import type { Recording } from './recording.ts';

/**
 * Records a run of a workflow for the replay test, started as its folder's `recording.ts` says. Run it when a workflow is
 * new or its commands change, and keep the old recordings as long as such a run may still be in flight somewhere:
 * `node --import tsx workflows/histories/record.ts 2 sweep bulk` writes the recordings number 2 of these two.
 */
const [number, ...names] = process.argv.slice(2);
const env = readEnv('temporal');
const taskQueue = 'recording';
/** Hides the name of the recording machine. */
const identity = 'recorder';

const recordings = await recordingsOf(new URL('../', import.meta.url));
const clientConnection = await Connection.connect(temporalConnection(env));
const client = new Client({ connection: clientConnection, namespace: env.TEMPORAL_NAMESPACE, identity });
const connection = await NativeConnection.connect(temporalConnection(env));
const worker = await Worker.create({
  connection,
  namespace: env.TEMPORAL_NAMESPACE,
  taskQueue,
  identity,
  workflowBundle: await workflowBundle(),
  activities: Object.assign({}, ...recordings.map(({ activities }) => activities)),
});
await worker.runUntil(async () => {
  for (const name of names) {
    const recording = recordings.find(({ plan }) => plan === name);
    if (!recording) throw new Error(`there is no plan ${name}: ${recordings.map(({ plan }) => plan).join(', ')}`);
    const handle = await client.workflow.start(name, { taskQueue, workflowId: name, args: [...recording.input] });
    await handle.result();
    const file = new URL(`${name}-${number}.json`, import.meta.url);
    await writeFile(file, historyText(await handle.fetchHistory()));
    process.stdout.write(`${file.pathname}\n`);
  }
});
await connection.close();
await clientConnection.close();

/** The recordings of all workflows, from their folders. */
async function recordingsOf(workflows: URL): Promise<Recording[]> {
  const files = readdirSync(workflows)
    // here it is only declared what a recording is
    .filter((folder) => folder !== 'histories')
    .map((folder) => new URL(`${folder}/recording.ts`, workflows))
    .filter((file) => existsSync(file));
  const modules: Array<{ recording?: Recording }> = await Promise.all(files.map((file) => import(file.href)));
  // the folder of recordings has the file that declares them
  return modules.flatMap(({ recording }) => recording ?? []);
}
