import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Choose, startEngines } from './index.ts';

let dir: string;
let server: Server;
let port: number;
const said: string[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'choose-'));
  server = createServer((socket) => socket.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  said.length = 0;
});

afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(dir, { recursive: true, force: true });
});

for (const choose of ['external', 'auto'] as const) {
  test(`engines that variables name are used as they are and nothing is started (${choose})`, async () => {
    const env = externals();
    const engines = await start(choose, env);
    expect(engines.env).toEqual(env);
    expect(engines.list.map(({ name, how, address }) => `${name} ${how} ${address}`)).toEqual([
      `kafka external 127.0.0.1:1,127.0.0.1:${port}`,
      `clickhouse external 127.0.0.1:${port}`,
      `temporal external 127.0.0.1:${port}`,
      `postgres external 127.0.0.1:${port}`,
    ]);
    expect(said).toHaveLength(4);
    await expect(engines.kill('kafka', 'SIGKILL')).rejects.toThrow('Kafka is not ours to signal: KAFKA_BROKERS is set');
    await expect(engines.restart('postgres')).rejects.toThrow('Postgres is not ours to signal');
    await engines.stop();
    for (const name of ['kafka', 'clickhouse', 'temporal', 'postgres', 'logs'])
      expect(existsSync(join(dir, 'data', name))).toBe(false);
  });
}

test('external engines that were asked for must be named, all of them', async () => {
  const { KAFKA_BROKERS, DATABASE_URL } = externals();
  await expect(start('external', { KAFKA_BROKERS, DATABASE_URL })).rejects.toThrow(
    'External engines were asked for: set CLICKHOUSE_URL, TEMPORAL_ADDRESS',
  );
});

test('an external engine that does not answer, or whose address is none, is named with its variable', async () => {
  await expect(start('external', { ...externals(), TEMPORAL_ADDRESS: '127.0.0.1:1' })).rejects.toThrow(
    /^Temporal: nothing answers at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)\. Correct TEMPORAL_ADDRESS, or unset it/,
  );
  await expect(start('external', { ...externals(), DATABASE_URL: 'here' })).rejects.toThrow(
    'DATABASE_URL is not an address: write postgres://user:password@host:5432/database or unset it',
  );
});

test('a failed start gives the folder free again', async () => {
  await expect(start('external', { ...externals(), TEMPORAL_ADDRESS: '127.0.0.1:1' })).rejects.toThrow('Temporal');
  const engines = await start('external', externals());
  await engines.stop();
  await engines.stop();
});

test('containers that were asked for need a Docker engine that answers within three seconds', async () => {
  const message = 'No Docker engine with compose answers';
  await expect(start('containers', { PATH: dir })).rejects.toThrow(message);
  const docker = join(dir, 'docker');
  await writeFile(docker, '#!/bin/sh\nexec /bin/sleep 60\n');
  await chmod(docker, 0o755);
  const began = performance.now();
  await expect(start('containers', { PATH: dir })).rejects.toThrow(message);
  expect(performance.now() - began).toBeLessThan(8_000);
}, 15_000);

function start(choose: Choose, env: NodeJS.ProcessEnv) {
  const folders = { dataDir: join(dir, 'data'), toolsDir: join(dir, 'tools') };
  return startEngines({ ...folders, choose, say: (line) => said.push(line), env });
}

function externals() {
  return {
    KAFKA_BROKERS: `127.0.0.1:1, 127.0.0.1:${port}`,
    CLICKHOUSE_URL: `http://somebody:secret@127.0.0.1:${port}/x`,
    TEMPORAL_ADDRESS: `127.0.0.1:${port}`,
    DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/x`,
  };
}
