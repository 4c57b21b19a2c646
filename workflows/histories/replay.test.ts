import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, expect, test } from 'vitest';
import { quietTemporal } from '../../tests/support/temporal.ts';
import { builtBundle } from '../bundle.ts';
import * as workflows from '../generated/plans.ts';
import { historyFromText } from './history-file.ts';

const folder = new URL('./', import.meta.url);
const recordings = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const workflowBundle = { codePath: builtBundle };

beforeAll(quietTemporal);

test('there is a recording of each plan', () => {
  const recorded = new Set(recordings.map((file) => file.replace(/-\d+\.json$/, '')));
  expect([...recorded].sort()).toEqual(Object.keys(workflows).sort());
});

test.each(recordings)('%s replays with the plans as they are now', async (file) => {
  await expect(Worker.runReplayHistory({ workflowBundle }, historyFromText(read(file)))).resolves.toBeUndefined();
});

test('a recording in which another activity was called does not replay', async () => {
  const other = read('sweep-1.json').replaceAll('stale-alarms', 'something-else');
  await expect(Worker.runReplayHistory({ workflowBundle }, historyFromText(other))).rejects.toThrow(
    DeterminismViolationError,
  );
});
