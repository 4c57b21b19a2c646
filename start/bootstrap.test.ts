import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromRoot } from '../platform/root.ts';

let dir: string;
let bin: string;

/** Creates a checkout in which npm and Maven only record their calls, and started scripts end at once. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  bin = join(dir, 'bin');
  await copy('start/bootstrap.mjs');
  await copy('package-lock.json');
  await program('bin/npm', `echo "npm $*" >>'${dir}/asked'`);
  await program('bin/mvn', `echo "mvn $*" >>'${dir}/asked'`);
  await module('tsx/esm/api', 'export const register = () => process.exit(0);');
  await mkdir(join(dir, 'dist'));
  await program(join('node_modules', '.bin', 'esbuild'), `echo 'process.exit(0)' >'${dir}/dist/start.js'`);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('what runs is installed for a start, with Kafka’s jars fetched beside it; all else when a test asks, and nothing twice', async () => {
  expect(await callsOf('start')).toEqual([
    expect.stringMatching(/^mvn .*engines\/kafka\/pom\.xml dependency:resolve/),
    expect.stringMatching(/^npm install --no-save --omit=dev /),
  ]);
  expect(await callsOf('start')).toEqual([]);
  await mkdir(join(dir, '.data', 'tools', 'kafka-0'), { recursive: true });
  expect(await callsOf('test')).toEqual([expect.stringMatching(/^npm install --no-save --no-fund/)]);
  expect(await callsOf('test')).toEqual([]);
  expect(await callsOf('start')).toEqual([]);
});

test('with another lockfile a checkout that has been tested keeps what tests need', async () => {
  await callsOf('test');
  await writeFile(join(dir, 'package-lock.json'), '{}');
  expect((await callsOf('start')).filter((line) => line.startsWith('npm'))).toEqual([
    expect.not.stringContaining('--omit'),
  ]);
});

test('packages that could not be installed are installed by the next start', async () => {
  await program('bin/npm', 'exit 1');
  const { status, stderr } = bootstrap('start');
  expect(status).toBe(1);
  expect(stderr).toContain('The packages could not be installed');
  await program('bin/npm', `echo "npm $*" >>'${dir}/asked'`);
  expect(await callsOf('start')).toContainEqual(expect.stringMatching(/^npm install/));
});

test('everything runs with the Node that the packages bring, by the same arguments and with its exit code', async () => {
  const own = join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  await program(own, `echo "$*" >>'${dir}/asked'; exit 7`);
  expect(bootstrap('test', 'some/file').status).toBe(7);
  expect(await readFile(join(dir, 'asked'), 'utf8')).toContain(
    `${join(dir, 'start', 'bootstrap.mjs')} test some/file\n`,
  );
});

/** Runs the command and returns the calls of npm and Maven. */
async function callsOf(command: string): Promise<string[]> {
  await writeFile(join(dir, 'asked'), '');
  expect(bootstrap(command).status).toBe(0);
  return (await readFile(join(dir, 'asked'), 'utf8')).split('\n').filter(Boolean).sort();
}

function bootstrap(...command: string[]) {
  const env = { PATH: `${bin}:${process.env.PATH}` };
  return spawnSync(process.execPath, [join(dir, 'start', 'bootstrap.mjs'), ...command], { env, encoding: 'utf8' });
}

async function copy(file: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await copyFile(fromRoot(file), join(dir, file));
}

/** Creates a module of an installed package. */
async function module(name: string, body: string): Promise<void> {
  const [folder, ...path] = name.split('/');
  const installed = join(dir, 'node_modules', folder as string);
  await mkdir(installed, { recursive: true });
  const exports = { [['.', ...path].join('/')]: './module.js' };
  await writeFile(join(installed, 'package.json'), JSON.stringify({ type: 'module', exports }));
  await writeFile(join(installed, 'module.js'), body);
}

/** Creates a program, by its path in the checkout. */
async function program(path: string, body: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), `#!/bin/sh\n${body}\n`);
  await chmod(join(dir, path), 0o755);
}
