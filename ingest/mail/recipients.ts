import { setTimeout as sleep } from 'node:timers/promises';
import type { SMTPServerSession } from 'smtp-server';
import { networkOf } from '../../platform/client-address.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { createClients } from './clients.ts';
import { MailRejected } from './mail-rejected.ts';
import type { createMailboxes, Mailbox } from './mailboxes.ts';
import type { createPostmaster } from './postmaster.ts';

/** Each unknown recipient beyond is delayed: guessing is slow, but a client with an outdated list is served. */
const unknownAtOnce = 10;
const unknownMs = 1_000;

/** Finds the mailboxes that clients name as recipients, and slows down those that guess. */
export function createRecipients(deps: {
  mailboxes: ReturnType<typeof createMailboxes>;
  postmaster: ReturnType<typeof createPostmaster>;
  clients: ReturnType<typeof createClients>;
  security: SecurityLog;
}) {
  const { mailboxes, postmaster, clients, security } = deps;
  /** Number of unknown recipients, by connection. */
  const unknown = new WeakMap<SMTPServerSession, number>();

  /** Null for the postmaster. @throws MailRejected */
  async function mailboxOf(address: string): Promise<Mailbox | null> {
    try {
      return await mailboxes.open(address);
    } catch (error) {
      if (isNobody(error) && postmaster.isMeant(address)) return null;
      throw error;
    }
  }

  async function countUnknown(session: SMTPServerSession): Promise<void> {
    const guesses = (unknown.get(session) ?? 0) + 1;
    unknown.set(session, guesses);
    security.record('mail-recipient-unknown', { network: networkOf(session.remoteAddress) });
    if (guesses > unknownAtOnce) await sleep(unknownMs);
  }

  return {
    /** Accepts a recipient that a client names. @throws MailRejected */
    async accept(address: string, session: SMTPServerSession): Promise<void> {
      try {
        // the postmaster's address is publicly known
        if (await mailboxOf(address)) clients.recognise(session.id);
      } catch (error) {
        if (isNobody(error)) await countUnknown(session);
        throw error;
      }
    },
    /** Returns the mailboxes of a mail's recipients, each once; none if it is for the postmaster alone. @throws MailRejected */
    async mailboxesOf(recipients: ReadonlyArray<{ address: string }>): Promise<Mailbox[]> {
      const bySystem = new Map<number, Mailbox>();
      for (const { address } of recipients) {
        const mailbox = await mailboxOf(address);
        if (mailbox) bySystem.set(mailbox.systemId, mailbox);
      }
      return [...bySystem.values()];
    },
  };
}

const isNobody = (error: unknown): boolean => error instanceof MailRejected && error.reason === 'recipient';
