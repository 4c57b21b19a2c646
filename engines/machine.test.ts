import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onPath } from './command.ts';
import { chromiumPath, prepareMachine } from './machine.ts';

/** The only folder on PATH: the machine has only the programs that a test puts there. */
let bin: string;
const said: string[] = [];
const say = (line: string) => said.push(line);

beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), 'machine-'));
  said.length = 0;
});
afterEach(() => rm(bin, { recursive: true, force: true }));

test('everything that is missing is named at once, with the command to run', async () => {
  await script('apt-get', 'exit 1');
  await expect(prepareMachine({ say, browser: true, env: { PATH: bin }, root: false })).rejects.toThrow(
    'This machine lacks Java 17 or newer, Maven, Python 3 with venv, Chromium: run ' +
      '`sudo apt-get update && sudo apt-get install -y openjdk-17-jre-headless maven python3-venv chromium-headless-shell`',
  );
  expect(said).toEqual([]);
});

test('without apt nothing is attempted, even as root', async () => {
  await expect(prepareMachine({ say, needs: ['maven'], env: { PATH: bin }, root: true })).rejects.toThrow(
    'This machine lacks Maven: install it and run this again',
  );
});

test('a Java without its compiler runs no source files', async () => {
  await script('java', `[ "$1" = -version ] && echo 'openjdk version "17.0.2"' >&2`);
  const env = { PATH: bin };
  await prepareMachine({ say, needs: ['java'], env });
  await expect(prepareMachine({ say, needs: ['jdk'], env })).rejects.toThrow(
    'lacks Java 17 or newer with its compiler',
  );
});

test('an older Java is as good as none', async () => {
  await script('java', 'echo \'openjdk version "11.0.2" 2019-01-15\' >&2');
  await expect(prepareMachine({ say, needs: ['java'], env: { PATH: bin } })).rejects.toThrow('Java 17 or newer');
  await script('java', 'echo \'openjdk version "21.0.2" 2024-01-16\' >&2');
  await prepareMachine({ say, needs: ['java'], env: { PATH: bin } });
});

test('JAVA_HOME goes before the path', async () => {
  await script('java', 'echo \'openjdk version "1.8.0_402"\' >&2');
  const home = join(bin, 'home');
  await prepareMachine({ say, needs: [], env: { PATH: bin, JAVA_HOME: home } });
  await expect(prepareMachine({ say, needs: ['java'], env: { PATH: bin, JAVA_HOME: home } })).rejects.toThrow(
    'Java 17',
  );
});

test('as root on Debian what is missing, and no more, is installed', async () => {
  for (const tool of ['cat', 'chmod', 'touch']) await symlink((await onPath(tool, process.env)) ?? '', join(bin, tool));
  await script('mvn', 'exit 0');
  await script('apt-cache', 'case "$3" in chromium) echo "Package: chromium";; *) exit 100;; esac');
  await script(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >>'${bin}/asked'
case "$*" in *install*) touch '${bin}/chromium'; chmod 755 '${bin}/chromium';; esac`,
  );
  await prepareMachine({ say, browser: true, needs: ['maven'], env: { PATH: bin }, root: true });
  expect((await readFile(join(bin, 'asked'), 'utf8')).trim().split('\n')).toEqual([
    'noninteractive -o DPkg::Lock::Timeout=120 update -qq',
    'noninteractive -o DPkg::Lock::Timeout=120 install -y -qq --no-install-recommends chromium',
  ]);
  expect(said).toHaveLength(2);
  expect(await chromiumPath({ PATH: bin })).toBe(join(bin, 'chromium'));
});

test('what apt says when it fails is handed on', async () => {
  await script('apt-get', 'echo "E: no space left"; exit 100');
  await expect(prepareMachine({ say, needs: ['maven'], env: { PATH: bin }, root: true })).rejects.toThrow(
    'apt-get update failed:\n    E: no space left',
  );
});

test('a browser is found by its variable, then by its name; without one the command is named', async () => {
  await expect(chromiumPath({ PATH: bin })).rejects.toThrow('This machine lacks Chromium');
  await script('google-chrome', 'exit 0');
  expect(await chromiumPath({ PATH: bin })).toBe(join(bin, 'google-chrome'));
  await script('chromium-headless-shell', 'exit 0');
  expect(await chromiumPath({ PATH: bin })).toBe(join(bin, 'chromium-headless-shell'));
  expect(await chromiumPath({ PATH: bin, CHROMIUM_PATH: '/opt/browser' })).toBe('/opt/browser');
});

async function script(name: string, body: string): Promise<void> {
  const path = join(bin, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
}
