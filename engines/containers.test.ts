import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContainers, dockerAnswers } from './containers.ts';
import { choosePorts } from './ports.ts';

/** Stands for the docker command line: writes down what it is asked and with which ports. */
const DOCKER = `#!/bin/sh
[ "$1 $2" = "compose version" ] && exit "\${COMPOSE_EXIT:-0}"
[ "$1" = info ] && exit 0
echo "$*" "ports $KAFKA_PORT $CLICKHOUSE_PORT $TEMPORAL_PORT $TEMPORAL_UI_PORT $POSTGRES_PORT" >>asked
case "$*" in
  *" ps "*) printf 'temporal\\npostgres\\n';;
  *" up "*) echo 'pull access denied'; exit 18;;
esac
`;

let dir: string;
let env: NodeJS.ProcessEnv;

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
  const [one, two] = [createContainers('/a/.data', env), createContainers('/b/.data', env)];
  expect(one.project).toMatch(/^annunciator-[0-9a-f]{8}$/);
  expect(two.project).not.toBe(one.project);
});

test('the ports of containers that still run are known as ours', async () => {
  expect(await createContainers(dir, env).held()).toEqual(new Set(['temporal', 'temporalUi', 'postgres']));
});

test('the engines are brought up together on the chosen ports, and stopped when compose fails, whose words are handed on', async () => {
  const ports = await choosePorts(dir, {});
  const containers = createContainers(dir, env);
  await expect(containers.start(['kafka', 'postgres'], ports)).rejects.toThrow(
    `docker compose up failed (exit 18):\n    pull access denied\n  See more with \`docker compose -p ${containers.project} logs\`.`,
  );
  const { kafka, clickhouse, temporal, temporalUi, postgres } = ports;
  const [up, stop] = (await readFile(join(dir, 'asked'), 'utf8')).trim().split('\n');
  expect(stop).toContain(' stop kafka postgres ');
  expect(up).toMatch(
    new RegExp(
      `^compose --file .*/compose\\.yaml --project-name ${containers.project} up --detach --wait kafka postgres ` +
        `ports ${kafka} ${clickhouse} ${temporal} ${temporalUi} ${postgres}$`,
    ),
  );
});
