import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';
import { createProcesses } from './processes.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'processes-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('what a process leaves to be read when it has ended is in its log, and it is started again', async () => {
  const said: string[] = [];
  const processes = createProcesses({
    plans: [{ name: 'station', command: ['sh', '-c', '(sleep 0.2; echo last words) & exit 3'], env: {} }],
    env: {},
    dataDir,
    line: (_, text) => said.push(text),
  });
  const starting = processes.start().catch(() => undefined);
  await until('the last words of two lives', () => said.filter((text) => text === 'last words').length > 1);
  await processes.stop();
  await starting;
  expect(said).toContain('ended with 3; starting it again');
  await until('the log', async () =>
    (await readFile(join(dataDir, 'logs', 'station.log'), 'utf8')).startsWith('last words\nlast words\n'),
  );
});

test('a process that dies whenever it starts is named with what it said, and not waited for', async () => {
  const processes = createProcesses({
    plans: [
      { name: 'broken', command: [process.execPath, '-e', 'console.error("Error: no such export"); process.exit(1)'] },
    ],
    env: {},
    dataDir,
    line: () => undefined,
  });
  await expect(processes.start()).rejects.toThrow('broken is not ready: it dies when it starts: Error: no such export');
  await processes.stop();
});
