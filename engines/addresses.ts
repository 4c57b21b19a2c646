import type { EnginePasswords } from './secrets.ts';
import type { EngineName, Ports } from './types.ts';

/** Database of engines that we start; an external one is named in DATABASE_URL. */
export const DATABASE = 'annunciator';

/** Role that owns the database in engines that we start: no superuser, or SQL could run programs and read files. */
export const OWNER = 'annunciator';

/** Returns host and port of an engine that we start. */
export function addressOf(name: EngineName, ports: Ports): string {
  return `127.0.0.1:${ports[name]}`;
}

/** Returns the value of the engine's variable (KAFKA_BROKERS, CLICKHOUSE_URL, …) for an engine that we start. */
export function variableOf(name: EngineName, ports: Ports, passwords: EnginePasswords): string {
  const address = addressOf(name, ports);
  if (name === 'clickhouse') return `http://default:${passwords.clickhouse}@${address}`;
  if (name === 'postgres') return `postgres://${OWNER}:${passwords.owner}@${address}/${DATABASE}`;
  return address;
}
