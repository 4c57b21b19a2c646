import type { SenderCheck } from '../../domain/integrations/sender-check.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { createInboundReader, type Inbound, isExpired } from '../doors/read-inbound.ts';
import { createStaleWhileRevalidate } from '../doors/stale-while-revalidate.ts';
import { MailRejected } from './mail-rejected.ts';
import { foldAddress } from './senders.ts';

/** An integration as the e-mail door knows it. */
export interface Mailbox extends Inbound {
  /** The allow-list: addresses and `@domain`. */
  senders: string[];
  senderCheck: SenderCheck;
}

/** Finds the integration of an inbound address (INT.10), regardless of case; cached by stale-while-revalidate.ts. */
export function createMailboxes(deps: { db: Database; now: () => number; log: Log }) {
  // an address is unique whatever the connection type
  const read = createInboundReader<string, Mailbox & { connectionType: string }>(deps.db, {
    columns: 's.connection_type as "connectionType", s.sender_addresses as senders, s.sender_check as "senderCheck"',
    key: 'lower(s.inbound_email_address)',
    type: 'text',
  });
  const load = async (address: string): Promise<Mailbox | null> => {
    // Postgres refuses a text with NUL, and with it every other address of the same query
    const found = address.includes('\0') ? null : await read(address);
    return found?.connectionType === 'EMAIL' ? found : null;
  };
  const mailboxOf = createStaleWhileRevalidate({
    load,
    failed: (error, address) => deps.log.warn({ err: error, address }, 'addresses could not be read from Postgres'),
  });

  return {
    /** @throws MailRejected 550 for an unknown address, inactive integration, expired licence; 451 without Postgres. */
    async open(address: string): Promise<Mailbox> {
      try {
        const mailbox = await mailboxOf(
          foldAddress(address),
          (one) => one?.isActive === true && !isExpired(one, deps.now()),
        );
        if (!mailbox) throw new MailRejected(550, 'recipient', mailDoorTexts.noMailbox);
        if (!mailbox.isActive) throw new MailRejected(550, 'inactive', mailDoorTexts.inactive);
        if (isExpired(mailbox, deps.now())) throw new MailRejected(550, 'inactive', mailDoorTexts.licenseExpired);
        return mailbox;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new MailRejected(451, 'engine', mailDoorTexts.lookupUnavailable, error);
      }
    },
  };
}
