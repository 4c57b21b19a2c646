import { createBudget } from '../../platform/budget.ts';
import { networkOf } from '../../platform/client-address.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { createRateLimit } from '../doors/rate-limit.ts';
import { MailRejected } from './mail-rejected.ts';

/** Limits of concurrent connections, in total and of one network. */
export const mailLimits = {
  /** For connections that have not named an integration's address as recipient. */
  strangers: { total: 200, perKey: 40 },
  /** For connections that have. */
  known: { total: 200, perKey: 40 },
  /** Timeout until a recipient has been accepted. */
  strangerMs: 15_000,
};

interface Connection {
  network: string;
  isKnown: boolean;
  release(): void;
  deadline: NodeJS.Timeout;
}

/**
 * Limits the concurrent connections and the rate of each client, known by its network. When all are held, a new client
 * evicts the oldest of the network that holds most; one that has named a recipient yields only to others that have.
 * @param deps.end answers a connection 421 and closes it.
 */
export function createClients(deps: {
  mailsPerSecond: number;
  now: () => number;
  security: SecurityLog;
  end(connectionId: string, why: string): void;
  limits?: Partial<typeof mailLimits>;
}) {
  const { security, end } = deps;
  const limits = { ...mailLimits, ...deps.limits };
  const strangers = createBudget(limits.strangers);
  const known = createBudget(limits.known);
  const connections = new Map<string, Connection>();
  const waitOf = createRateLimit<string>(deps.mailsPerSecond, deps.now);

  const evict = (network: string, connectionId: string) => (): void => {
    security.record('mail-connection-evicted', { network });
    end(connectionId, mailDoorTexts.waiting);
  };

  return {
    /** @throws MailRejected 421 if a network has one connection too many. */
    connect(address: string, connectionId: string): void {
      const network = networkOf(address);
      const release = strangers.acquire(network, evict(network, connectionId));
      if (!release) {
        security.record('mail-connections-exceeded', { network });
        throw new MailRejected(421, 'rate', mailDoorTexts.tooManyConnections);
      }
      const overdue = (): void => {
        security.record('mail-connection-overdue', { network });
        end(connectionId, mailDoorTexts.noRecipient);
      };
      const deadline = setTimeout(overdue, limits.strangerMs).unref();
      connections.set(connectionId, { network, isKnown: false, release, deadline });
    },
    /** Registers an accepted recipient: the connection now counts among those that deliver. */
    recognise(connectionId: string): void {
      const connection = connections.get(connectionId);
      if (!connection || connection.isKnown) return;
      clearTimeout(connection.deadline);
      const release = known.acquire(connection.network, evict(connection.network, connectionId));
      // if there is no room it stays a stranger, the first to be evicted
      if (!release) return;
      connection.release();
      connection.release = release;
      connection.isKnown = true;
    },
    disconnect(connectionId: string): void {
      const connection = connections.get(connectionId);
      if (!connection) return;
      connections.delete(connectionId);
      clearTimeout(connection.deadline);
      connection.release();
    },
    /** @throws MailRejected 451 if mails exceed the rate. */
    begin(address: string): void {
      const network = networkOf(address);
      const wait = waitOf(network);
      if (wait === 0) return;
      security.record('mail-rate-exceeded', { network });
      throw new MailRejected(451, 'rate', mailDoorTexts.tooManyMails(wait));
    },
  };
}
