import type { EnginePasswords } from './secrets.ts';
import type { EngineName, Ports } from './types.ts';

/** The database that engines of ours hold; whoever brings their own names it in DATABASE_URL. */
export const DATABASE = 'annunciator';

/** The role of engines of ours that owns the database: no superuser, or SQL could run programs and read files. */
export const OWNER = 'annunciator';

/** Host and port of an engine of ours. */
export function addressOf(name: EngineName, ports: Ports): string {
  return `127.0.0.1:${ports[name]}`;
}

/** Value of the engine's variable (KAFKA_BROKERS, CLICKHOUSE_URL, …) for an engine of ours. */
export function variableOf(name: EngineName, ports: Ports, passwords: EnginePasswords): string {
  const address = addressOf(name, ports);
  if (name === 'clickhouse') return `http://default:${passwords.clickhouse}@${address}`;
  if (name === 'postgres') return `postgres://${OWNER}:${passwords.owner}@${address}/${DATABASE}`;
  return address;
}
