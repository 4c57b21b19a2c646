import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePorts } from './ports.ts';

let dir: string;
const servers: Server[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ports-'));
});

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
  await rm(dir, { recursive: true, force: true });
});

test('chosen ports differ, lie below those of outgoing connections and are remembered', async () => {
  const ports = await choosePorts(dir, {});
  const numbers = Object.values(ports);
  expect(new Set(numbers).size).toBe(6);
  for (const port of numbers) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_000);
  }
  expect(await choosePorts(dir, {})).toEqual(ports);
});

test('a remembered port that somebody else took is replaced and the others are kept', async () => {
  const before = await choosePorts(dir, {});
  await occupy(before.kafka);
  const after = await choosePorts(dir, {});
  expect(after.kafka).not.toBe(before.kafka);
  expect({ ...after, kafka: before.kafka }).toEqual(before);
});

test('a port that our own container holds is kept', async () => {
  const before = await choosePorts(dir, {});
  await occupy(before.postgres);
  expect(await choosePorts(dir, {}, new Set(['postgres'] as const))).toEqual(before);
});

test('a variable fixes a port; one that is taken or no number is refused by name', async () => {
  const { clickhouse: free } = await choosePorts(dir, {});
  expect((await choosePorts(dir, { KAFKA_PORT: String(free + 1_000) })).kafka).toBe(free + 1_000);
  await occupy(free);
  await expect(choosePorts(dir, { KAFKA_PORT: String(free) })).rejects.toThrow(`KAFKA_PORT=${free} is taken`);
  await expect(choosePorts(dir, { TEMPORAL_PORT: 'x' })).rejects.toThrow('TEMPORAL_PORT=x is not a port number');
});

test('two folders get ports of their own, and a damaged memory is forgotten', async () => {
  const other = join(dir, 'other');
  const [one, two] = [await choosePorts(dir, {}), await choosePorts(other, {})];
  expect(Object.values(one).filter((port) => Object.values(two).includes(port))).toEqual([]);
  await writeFile(join(dir, 'ports.json'), '{"kafka": 2');
  expect(await choosePorts(dir, {})).toEqual(one);
});

async function occupy(port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
}
