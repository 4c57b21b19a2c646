import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pumpBuild } from '../../start/server-build.ts';

/** The settings' file of a service with a user of its own. */

const isRoot = process.getuid?.() === 0;
/** The user `nobody`. */
const user = 65_534;
const run = promisify(execFile);
let home: string;
let program: string;
let folder: string;
let file: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pump-program-'));
  await chmod(home, 0o755);
  program = join(home, 'annunciator-pump.cjs');
  await build({ ...pumpBuild(), outfile: program });
  await chmod(program, 0o644);
});
afterAll(() => rm(home, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pump-settings-'));
  file = join(folder, 'pump.json');
});
afterEach(() => rm(folder, { recursive: true }));

const act = (args: string[], as: { uid?: number; gid?: number } = {}): Promise<unknown> =>
  run(process.execPath, [program, ...args], { cwd: '/', ...as });
const setup = (integration: number, as = {}): Promise<unknown> =>
  act(['setup', file, '--url=http://127.0.0.1:9', `--integration=${integration}`, '--key=k'], as);
const integrations = async (): Promise<number[]> =>
  JSON.parse(await readFile(file, 'utf8')).integrations.map(({ id }: { id: number }) => id);

test('another integration is added, and a file that is not JSON is named and kept', async () => {
  await setup(8);
  await setup(9);
  expect(await integrations()).toEqual([8, 9]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(file, '{"url":');
  await expect(setup(10)).rejects.toThrow(/pump\.json: .*JSON/);
  expect(await readFile(file, 'utf8')).toBe('{"url":');
});

test('settings that are not there are told from those that are not readable', async () => {
  await expect(act(['check', file])).rejects.toThrow('does not exist: run "setup" first');
});

test.runIf(isRoot)('what root sets up in the folder of the service belongs to its user, anew and changed', async () => {
  await chown(folder, user, user);
  const as = { uid: user, gid: user };
  for (const integration of [8, 9]) {
    await setup(integration);
    const { uid, gid, mode } = await stat(file);
    expect([uid, gid, mode & 0o777]).toEqual([user, user, 0o600]);
    await expect(act(['check', file], as)).rejects.toThrow('cannot be reached');
  }
  // the owner of a file counts more than that of its folder
  await chown(folder, 0, 0);
  await setup(10);
  expect((await stat(file)).uid).toBe(user);
});

test.runIf(isRoot)('settings of another user are named as such, and not replaced by new ones', async () => {
  await setup(8);
  await chown(folder, user, user);
  const as = { uid: user, gid: user };
  await expect(act(['check', file], as)).rejects.toThrow('cannot be read by this user');
  await expect(setup(9, as)).rejects.toThrow('cannot be read by this user');
  expect(await integrations()).toEqual([8]);
});

test.runIf(isRoot)('root writes through no link that the user of the service has put there', async () => {
  await chown(folder, user, user);
  const other = join(home, 'other');
  await writeFile(other, 'untouched');
  await symlink(other, `${file}.new`);
  await setup(8);
  expect(await readFile(other, 'utf8')).toBe('untouched');
  expect((await stat(other)).uid).toBe(0);
});
