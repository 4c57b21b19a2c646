import { askPort } from './answers.ts';
import { EngineError, type EngineName, type RunningEngine, TITLES, VARIABLES } from './types.ts';

/**
 * Attaches to an engine that somebody else runs: only checks that it answers, never starts or stops it.
 * @throws EngineError when the variable is not an address or nothing listens there.
 */
export async function attachExternal(name: EngineName, value: string): Promise<RunningEngine> {
  const variable = VARIABLES[name];
  const addresses = parseAddresses(name, value);
  const tries = await Promise.allSettled(addresses.map(({ host, port }) => askPort(host, port)));
  if (tries.every(({ status }) => status === 'rejected')) {
    const first = tries.find((one) => one.status === 'rejected');
    throw new EngineError(
      `${TITLES[name]}: nothing answers at ${shown(addresses)} (${first ? String(first.reason.message) : 'no address'}). ` +
        `Correct ${variable}, or unset it to have ${TITLES[name]} started here.`,
    );
  }
  const refuse = async () => {
    throw new EngineError(`${TITLES[name]} is not ours to signal: ${variable} is set`);
  };
  return {
    name,
    how: 'external',
    address: shown(addresses),
    pid: () => undefined,
    kill: refuse,
    restart: refuse,
    stop: async () => undefined,
  };
}

type Address = { host: string; port: number };

function parseAddresses(name: EngineName, value: string): Address[] {
  const hasScheme = name === 'clickhouse' || name === 'postgres';
  return (hasScheme ? [value] : value.split(',').map((part) => `tcp://${part.trim()}`)).map((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const port = Number(url?.port) || (url ? defaultPort(name, url.protocol) : 0);
    if (!url?.hostname || !port)
      throw new EngineError(`${VARIABLES[name]} is not an address: write ${EXAMPLES[name]} or unset it`);
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port };
  });
}

const EXAMPLES: Record<EngineName, string> = {
  kafka: 'host:9092[,host:9092…]',
  clickhouse: 'http://user:password@host:8123',
  temporal: 'host:7233',
  postgres: 'postgres://user:password@host:5432/database',
};

function defaultPort(name: EngineName, protocol: string): number {
  if (name === 'clickhouse') return protocol === 'https:' ? 8443 : 8123;
  return { kafka: 9092, temporal: 7233, postgres: 5432 }[name];
}

function shown(addresses: Address[]): string {
  return addresses.map(({ host, port }) => `${host}:${port}`).join(',');
}
