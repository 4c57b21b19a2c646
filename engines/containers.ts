import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from './addresses.ts';
import { askClickHouse, askKafka, askTemporal } from './answers.ts';
import { lastLines, onPath, run } from './command.ts';
import { PORT_VARIABLES } from './ports.ts';
import { type PostgresSetUp, setUpPostgres } from './postgres-roles.ts';
import { productRoot } from './root.ts';
import {
  ENGINE_NAMES,
  EngineError,
  type EngineName,
  PORT_NAMES,
  type PortName,
  type Ports,
  type RunningEngine,
  TITLES,
} from './types.ts';

const ANSWERS: Record<EngineName, (ports: Ports, setUp: PostgresSetUp) => Promise<void>> = {
  kafka: (ports) => askKafka(addressOf('kafka', ports)),
  clickhouse: (ports) => askClickHouse(`http://${addressOf('clickhouse', ports)}`),
  temporal: (ports) => askTemporal(addressOf('temporal', ports)),
  postgres: (ports, setUp) => setUpPostgres(ports.postgres, setUp),
};

const ANSWER_MS = 60_000;

/** Returns true if a Docker engine answers within 3 s and supports compose. */
export async function dockerAnswers(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (!(await onPath('docker', env))) return false;
  const [info, compose] = await Promise.all([
    run('docker', ['info', '--format', '{{.ServerVersion}}'], { env, timeoutMs: 3_000 }),
    run('docker', ['compose', 'version'], { env, timeoutMs: 3_000 }),
  ]);
  return info.code === 0 && compose.code === 0;
}

/** Manages the engines of one data folder as containers of their own compose project. */
export function createContainers(dataDir: string, env: NodeJS.ProcessEnv, setUp: PostgresSetUp) {
  const project = `annunciator-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const base = ['compose', '--file', join(productRoot(), 'compose.yaml'), '--project-name', project];

  async function compose(args: string[], ports?: Ports): Promise<string> {
    // compose needs the passwords for every command, and they must not appear on its command line
    const { superuser, clickhouse } = setUp.passwords;
    const withPorts: NodeJS.ProcessEnv = { ...env, POSTGRES_PASSWORD: superuser, CLICKHOUSE_PASSWORD: clickhouse };
    for (const name of ports ? PORT_NAMES : []) withPorts[PORT_VARIABLES[name]] = String(ports?.[name]);
    const done = await run('docker', [...base, ...args], { env: withPorts });
    if (done.code === 0) return done.output;
    throw new EngineError(
      `docker compose ${args[0]} failed (${done.signal ?? `exit ${done.code}`}):\n${lastLines(done.output, 12)}\n` +
        `  See more with \`docker compose -p ${project} logs\`.`,
    );
  }

  return {
    project,

    /** Returns ports that containers of this project hold already, from an interrupted start. */
    async held(): Promise<Set<PortName>> {
      const running = (await compose(['ps', '--services', '--status', 'running'])).split('\n');
      const held = new Set<PortName>(ENGINE_NAMES.filter((name) => running.includes(name)));
      if (held.has('temporal')) held.add('temporalUi');
      return held;
    },

    /** Starts the named engines together and resolves, for each, once it serves clients. */
    async start(names: EngineName[], ports: Ports): Promise<RunningEngine[]> {
      try {
        await compose(['up', '--detach', '--wait', ...names], ports);
      } catch (error) {
        await compose(['stop', ...names], ports).catch(() => undefined); // the first error is the useful one
        throw error;
      }
      return Promise.all(
        names.map(async (name) => {
          await untilItAnswers(name, ports, setUp);
          return {
            name,
            how: 'container' as const,
            address: addressOf(name, ports),
            pid: () => undefined,
            kill: async (signal: NodeJS.Signals) => {
              await compose(['kill', '--signal', signal, name], ports);
            },
            restart: async () => {
              await compose(['stop', '--timeout', '20', name], ports);
              await compose(['up', '--detach', '--wait', name], ports);
              await untilItAnswers(name, ports, setUp);
            },
            stop: async () => {
              await compose(['stop', '--timeout', '20', name], ports);
            },
          };
        }),
      );
    },
  };
}

async function untilItAnswers(name: EngineName, ports: Ports, setUp: PostgresSetUp): Promise<void> {
  const until = Date.now() + ANSWER_MS;
  for (;;) {
    try {
      return await ANSWERS[name](ports, setUp);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (Date.now() > until)
        throw new EngineError(
          `${TITLES[name]}: its container runs but does not answer at ${addressOf(name, ports)} (${reason})`,
        );
    }
    await pause(200);
  }
}
