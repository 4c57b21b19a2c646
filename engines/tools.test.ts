import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../tests/support/patience.ts';
import { timeSkippingTemporal } from '../tests/support/temporal.ts';
import { kafkaJars, lacksKafka, lacksTemporal, temporalProgram } from './tools.ts';

let dir: string;
let toolsDir: string;
const said: string[] = [];
const say = (line: string) => said.push(line);

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tools-'));
  toolsDir = join(dir, 'tools');
  vi.stubEnv('PATH', `${dir}${delimiter}${process.env.PATH}`);
  said.length = 0;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true, force: true });
});

test('what two starts need at the same time is fetched once, and never asked for again', async () => {
  await program(
    'mvn',
    `echo "$*" >>'${dir}/asked'; for arg; do case "$arg" in -DoutputDirectory=*) mkdir -p "\${arg#*=}";; esac; done`,
  );
  expect(await lacksKafka(toolsDir)).toBe(true);
  const [one, two] = await Promise.all([kafkaJars(toolsDir, say), kafkaJars(toolsDir, say)]);
  expect(one).toBe(two);
  expect(await kafkaJars(toolsDir, say)).toBe(one);
  expect(await lacksKafka(toolsDir)).toBe(false);
  const calls = (await readFile(join(dir, 'asked'), 'utf8')).trim().split('\n');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('--strict-checksums');
  expect(said.filter((line) => line.startsWith('Kafka: fetching it'))).toHaveLength(1);
});

test('a fetch that fails says why and is tried again by the next start', async () => {
  await program('mvn', 'echo "Could not transfer artifact"; exit 1');
  await expect(kafkaJars(toolsDir, say)).rejects.toThrow(
    /mvn could not fetch what is needed \(exit 1\):\n {4}Could not transfer artifact\n.*Check the network/,
  );
  expect(await lacksKafka(toolsDir)).toBe(true);
  await program('mvn', 'exit 0');
  await kafkaJars(toolsDir, say);
  expect((await readdir(toolsDir)).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

test('a temporal on the path is used instead of one of our own', async () => {
  await program('temporal', 'exit 0');
  expect(await lacksTemporal(toolsDir, process.env)).toBe(false);
  expect(await temporalProgram(toolsDir, process.env, say)).toBe(join(dir, 'temporal'));
  expect(said).toEqual([]);
});

test('time is skipped by the test server: a month passes in a moment', async () => {
  const environment = await timeSkippingTemporal();
  try {
    const before = await environment.currentTimeMs();
    const began = performance.now();
    await environment.sleep('30 days');
    expect((await environment.currentTimeMs()) - before).toBeGreaterThanOrEqual(30 * 24 * 3_600_000);
    expect(performance.now() - began).toBeLessThan(patience(10_000));
  } finally {
    await environment.teardown();
  }
});

async function program(name: string, body: string): Promise<void> {
  const path = join(dir, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
}
