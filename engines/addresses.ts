import type { EngineName, Ports } from './types.ts';

/** The database that engines of ours hold; whoever brings their own names it in DATABASE_URL. */
export const DATABASE = 'annunciator';

/** Password of every engine of ours. They listen on loopback alone. */
export const PASSWORD = 'password';

/** Host and port of an engine of ours. */
export function addressOf(name: EngineName, ports: Ports): string {
  return `127.0.0.1:${ports[name]}`;
}

/** Value of the engine's variable (KAFKA_BROKERS, CLICKHOUSE_URL, …) for an engine of ours. */
export function variableOf(name: EngineName, ports: Ports): string {
  const address = addressOf(name, ports);
  if (name === 'clickhouse') return `http://default:${PASSWORD}@${address}`;
  if (name === 'postgres') return `postgres://postgres:${PASSWORD}@${address}/${DATABASE}`;
  return address;
}
