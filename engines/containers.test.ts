import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContainers, dockerAnswers } from './containers.ts';
import { choosePorts } from './ports.ts';
import { productRoot } from './root.ts';

/** Fake of the docker command line: records its arguments and ports. */
const DOCKER = `#!/bin/sh
[ "$1 $2" = "compose version" ] && exit "\${COMPOSE_EXIT:-0}"
[ "$1" = info ] && exit 0
echo "$*" "ports $KAFKA_PORT $CLICKHOUSE_PORT $TEMPORAL_PORT $TEMPORAL_UI_PORT $POSTGRES_PORT" >>asked
[ "$POSTGRES_PASSWORD $CLICKHOUSE_PASSWORD" = 'of-superuser of-clickhouse' ] || exit 1
case "$*" in
  *" ps "*) printf 'temporal\\npostgres\\n';;
  *" up "*) echo 'pull access denied'; exit 18;;
esac
`;

let dir: string;
let env: NodeJS.ProcessEnv;
const passwords = { superuser: 'of-superuser', owner: 'of-owner', clickhouse: 'of-clickhouse' };
const setUp = { passwords, createsDatabases: false, say: () => undefined };

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'containers-'));
  await writeFile(join(dir, 'docker'), DOCKER.replace('>>asked', `>>'${dir}/asked'`));
  await chmod(join(dir, 'docker'), 0o755);
  env = { PATH: dir };
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a Docker engine counts only together with compose', async () => {
  expect(await dockerAnswers(env)).toBe(true);
  expect(await dockerAnswers({ ...env, COMPOSE_EXIT: '1' })).toBe(false);
  expect(await dockerAnswers({ PATH: join(dir, 'nothing') })).toBe(false);
});

test('each folder has a compose project of its own', () => {
  const [one, two] = [createContainers('/a/.data', env, setUp), createContainers('/b/.data', env, setUp)];
  expect(one.project).toMatch(/^annunciator-[0-9a-f]{8}$/);
  expect(two.project).not.toBe(one.project);
});

test('the ports of containers that still run are known as ours', async () => {
  expect(await createContainers(dir, env, setUp).held()).toEqual(new Set(['temporal', 'temporalUi', 'postgres']));
});

test('the engines are brought up together on the chosen ports, and stopped when compose fails, whose words are handed on; no password is on a command line', async () => {
  const ports = await choosePorts(dir, {});
  const containers = createContainers(dir, env, setUp);
  await expect(containers.start(['kafka', 'postgres'], ports)).rejects.toThrow(
    `docker compose up failed (exit 18):\n    pull access denied\n  See more with \`docker compose -p ${containers.project} logs\`.`,
  );
  const { kafka, clickhouse, temporal, temporalUi, postgres } = ports;
  const calls = await readFile(join(dir, 'asked'), 'utf8');
  expect(calls).not.toMatch(/of-/);
  const [up, stop] = calls.trim().split('\n');
  expect(stop).toContain(' stop kafka postgres ');
  expect(up).toMatch(
    new RegExp(
      `^compose --file .*/compose\\.yaml --project-name ${containers.project} up --detach --wait kafka postgres ` +
        `ports ${kafka} ${clickhouse} ${temporal} ${temporalUi} ${postgres}$`,
    ),
  );
});

test('compose has no password of its own: by hand it asks for them', async () => {
  const text = await readFile(join(productRoot(), 'compose.yaml'), 'utf8');
  const passwords = [...text.matchAll(/^ *\w*PASSWORD: (.*)$/gm)].map(([, value]) => value);
  expect(passwords).toHaveLength(2);
  for (const value of passwords) expect(value).toMatch(/^\$\{\w+:\?.+\}$/);
});
