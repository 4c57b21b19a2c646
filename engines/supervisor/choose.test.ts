import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../tests/support/patience.ts';
import { kafkaJars } from '../tools.ts';
import { ENGINE_NAMES, type EngineName } from '../types.ts';
import { chooseEngines } from './choose.ts';
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

describe('where nothing is set', () => {
  const dockerThere = () => program('docker', 'exit 0');
  /** Provides Java, and Maven with Kafka's jars; other programs are missing and cannot be installed. */
  const javaThere = async () => {
    await program('java', 'echo \'openjdk version "17.0.1"\' >&2');
    await program('mvn', 'exit 0');
    vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
    await kafkaJars(join(dir, 'tools'), () => {});
  };
  const choice = async (variables: NodeJS.ProcessEnv = {}, names: readonly EngineName[] = ENGINE_NAMES) => {
    const folders = { dataDir: dir, toolsDir: join(dir, 'tools') };
    const where = { ...folders, choose: 'auto' as const, say: (line: string) => said.push(line) };
    return Object.fromEntries(await chooseEngines(names, { ...where, env: { PATH: dir, ...variables } }));
  };
  const all = (how: string) => Object.fromEntries(ENGINE_NAMES.map((name) => [name, how]));
  const noJava = 'this machine lacks Java 17 or newer, Maven: install it and run this again';

  beforeEach(() => program('temporal', 'exit 0'));
  afterEach(() => vi.unstubAllEnvs());

  test('engines are local processes, also where a Docker engine answers', async () => {
    await Promise.all([dockerThere(), javaThere()]);
    expect(await choice()).toEqual(all('local'));
    expect(await choice({ ENGINES: 'local' })).toEqual(all('local'));
    expect(said).toEqual([]);
  });

  test('one that cannot be had as a local process is a container, says why in a line, and stays one', async () => {
    await dockerThere();
    expect(await choice()).toEqual({ ...all('local'), kafka: 'container' });
    expect(said).toEqual([`Kafka: a container, because ${noJava}`]);
    await javaThere();
    said.length = 0;
    expect(await choice()).toEqual({ ...all('local'), kafka: 'container' });
    await rm(join(dir, 'docker'));
    await expect(choice()).rejects.toThrow(/^Kafka of \S+ is a container: No Docker engine/);
    expect(await choice({ ENGINES: 'local' })).toEqual(all('local'));
    expect(await choice()).toEqual(all('local'));
  });

  test('what cannot be fetched is a container too', async () => {
    await dockerThere();
    await program('java', 'echo \'openjdk version "17.0.1"\' >&2');
    await program('mvn', 'echo "Could not transfer artifact"; exit 1');
    vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
    expect(await choice({}, ['kafka'])).toEqual({ kafka: 'container' });
    expect(said.at(-1)).toBe('Kafka: a container, because mvn could not fetch what is needed (exit 1)');
  });

  test('ENGINES=containers goes before local ones, which stand in where no Docker engine answers', async () => {
    await javaThere();
    said.length = 0;
    expect(await choice({ ENGINES: 'containers' })).toEqual(all('local'));
    for (const title of ['Kafka', 'ClickHouse', 'Temporal', 'Postgres'])
      expect(said).toContainEqual(expect.stringMatching(`^${title}: a local process, because no Docker engine`));
    await dockerThere();
    expect(await choice({ ENGINES: 'containers' })).toEqual(all('container'));
    await expect(choice({ ENGINES: 'podman' })).rejects.toThrow('ENGINES=podman is neither local nor containers');
  });

  test('one that cannot be had at all says why, either way', async () => {
    await expect(choice()).rejects.toThrow(
      /^Kafka cannot be had\.\n {2}This machine lacks Java 17 or newer, Maven.*\n {2}No Docker engine/,
    );
  });
});

test('containers that were asked for need a Docker engine that answers within three seconds', async () => {
  const message = 'No Docker engine with compose answers';
  await expect(start('containers', { PATH: dir })).rejects.toThrow(message);
  await program('docker', 'exec /bin/sleep 60');
  const began = performance.now();
  await expect(start('containers', { PATH: dir })).rejects.toThrow(message);
  expect(performance.now() - began).toBeLessThan(patience(8_000));
});

async function program(name: string, body: string): Promise<void> {
  await writeFile(join(dir, name), `#!/bin/sh\n${body}\n`);
  await chmod(join(dir, name), 0o755);
}

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
