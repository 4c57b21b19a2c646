import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFreePort } from '../platform/ports.ts';
import { EngineError, PORT_NAMES, type PortName, type Ports } from './types.ts';

// Below the range from which systems pick the port of an outgoing connection: a client that connects to a stopped
// engine can then never be given the engine's own port and block its restart.
const FIRST_PORT = 20_000;
const BLOCK = 10;
const BLOCKS = 1_200;

/** Variables that fix a port; the compose file reads the same. */
export const PORT_VARIABLES: Record<PortName, string> = {
  kafka: 'KAFKA_PORT',
  kafkaController: 'KAFKA_CONTROLLER_PORT',
  clickhouse: 'CLICKHOUSE_PORT',
  temporal: 'TEMPORAL_PORT',
  temporalUi: 'TEMPORAL_UI_PORT',
  postgres: 'POSTGRES_PORT',
};

/**
 * Chooses ports on loopback for the engines of one data folder: the one a variable fixes, else the one in ports.json if
 * still free, else a free one. Each folder searches first in its own block, so that two checkouts seldom collide.
 * `held` names ports that are ours already (of containers that kept running). Writes ports.json.
 * @throws EngineError when a port that a variable fixes is taken.
 */
export async function choosePorts(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  held: ReadonlySet<PortName> = new Set(),
): Promise<Ports> {
  const file = join(dataDir, 'ports.json');
  const remembered = await readPorts(file);
  const block = FIRST_PORT + (createHash('sha256').update(dataDir).digest().readUInt32BE(0) % BLOCKS) * BLOCK;
  const taken = new Set<number>();
  const chosen: Array<[PortName, number]> = [];
  for (const [index, name] of PORT_NAMES.entries()) {
    const port = await choosePort(name, block + index);
    taken.add(port);
    chosen.push([name, port]);
  }
  const ports = Object.fromEntries(chosen) as Ports;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(ports, null, 2)}\n`);
  return ports;

  async function choosePort(name: PortName, first: number): Promise<number> {
    const fixed = env[PORT_VARIABLES[name]];
    if (fixed) {
      const port = Number(fixed);
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new EngineError(`${PORT_VARIABLES[name]}=${fixed} is not a port number`);
      if (held.has(name) || (await isFreePort(port))) return port;
      throw new EngineError(`${PORT_VARIABLES[name]}=${port} is taken: stop what listens there or choose another`);
    }
    const last = remembered[name];
    if (last && (held.has(name) || (!taken.has(last) && (await isFreePort(last))))) return last;
    for (let step = 0; step < BLOCKS; step += 1) {
      const port = FIRST_PORT + ((first - FIRST_PORT + step * BLOCK) % (BLOCKS * BLOCK));
      if (!taken.has(port) && (await isFreePort(port))) return port;
    }
    throw new EngineError(`No free port was found from ${FIRST_PORT} on: set ${PORT_VARIABLES[name]}`);
  }
}

async function readPorts(file: string): Promise<Partial<Ports>> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, port]) => Number.isInteger(port));
    return Object.fromEntries(entries);
  } catch {
    return {}; // absent or damaged: ports are chosen again
  }
}
