import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { type Inbound, isExpired, readInbound } from '../doors/read-inbound.ts';
import { createRecall } from '../doors/recall.ts';
import { NotTaken } from './not-taken.ts';
import { foldAddress } from './senders.ts';

/** An integration as the e-mail door knows it. */
export interface Mailbox extends Inbound {
  /** The allow-list: addresses and `@domain`. */
  senders: string[];
}

/** Whose an inbound address is (INT.10), whatever its case. What is remembered, and for how long, is in recall.ts. */
export function createMailboxes(deps: { db: Database; now: () => number; log: Log }) {
  const load = (address: string): Promise<Mailbox | null> =>
    readInbound(deps.db, {
      columns: 's.sender_addresses as senders',
      where: `lower(s.inbound_email_address) = ? and s.connection_type = 'EMAIL'`,
      value: address,
    });
  const mailboxOf = createRecall({
    load,
    failed: (error, address) => deps.log.warn({ err: error, address }, 'addresses could not be read from Postgres'),
  });

  return {
    /** @throws NotTaken 550 for an address of nobody's, an inactive integration, an expired licence; 451 while Postgres is away. */
    async open(address: string): Promise<Mailbox> {
      try {
        const mailbox = await mailboxOf(
          foldAddress(address),
          (one) => one?.isActive === true && !isExpired(one, deps.now()),
        );
        if (!mailbox) throw new NotTaken(550, 'recipient', 'No integration has this address');
        if (!mailbox.isActive) throw new NotTaken(550, 'inactive', 'The integration with this address is not active');
        if (isExpired(mailbox, deps.now()))
          throw new NotTaken(550, 'inactive', 'The licence of the integration with this address has expired');
        return mailbox;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new NotTaken(451, 'engine', 'Addresses cannot be looked up right now; please try again', error);
      }
    },
  };
}
