import { createRateLimit } from '../doors/rate-limit.ts';
import { NotTaken } from './not-taken.ts';

const connectionsMax = 50;

/** What one client, known by its address, may do at once and in a second. */
export function createClients(mailsPerSecond: number, now: () => number) {
  const connections = new Map<string, Set<string>>();
  const waitOf = createRateLimit<string>(mailsPerSecond, now);

  return {
    /** @throws NotTaken 421 for one connection too many. */
    connect(address: string, connectionId: string): void {
      const own = connections.get(address) ?? new Set();
      if (own.size >= connectionsMax)
        throw new NotTaken(421, 'rate', `At most ${connectionsMax} connections from one address`);
      connections.set(address, own.add(connectionId));
    },
    disconnect(address: string, connectionId: string): void {
      const own = connections.get(address);
      own?.delete(connectionId);
      if (own?.size === 0) connections.delete(address);
    },
    /** @throws NotTaken 451 for mails that come too fast. */
    begin(address: string): void {
      const wait = waitOf(address);
      if (wait > 0) throw new NotTaken(451, 'rate', `Too many mails from your address; please try again in ${wait} s`);
    },
  };
}
