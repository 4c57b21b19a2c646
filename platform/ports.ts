import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the engines' ports and below the range from which systems pick the port of an outgoing connection. */
const first = 10_000;
const last = 19_999;

/** True if nothing listens on the port of the loopback interface. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Ports already returned, whose process may not listen yet. */
const givenOut = new Set<number>();

/**
 * Returns a port that was free a moment ago: `wanted` if it was. A process that is restarted on its port finds it free
 * again: no outgoing connection is ever given it.
 * @throws Error when none was found.
 */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted && (await isFreePort(wanted))) return wanted;
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last + 1);
    if (givenOut.has(port) || !(await isFreePort(port))) continue;
    givenOut.add(port);
    return port;
  }
  throw new Error(`no free port was found from ${first} to ${last}`);
}
