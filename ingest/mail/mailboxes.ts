import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { createRecall } from '../doors/recall.ts';
import { NotTaken } from './not-taken.ts';
import { foldAddress } from './senders.ts';

/** An integration as the e-mail door knows it. */
export interface Mailbox {
  customerId: number;
  systemId: number;
  isActive: boolean;
  licenseExpiresAt: number | null;
  /** The allow-list: addresses and `@domain`. */
  senders: string[];
}

const queryMs = 10_000;

/** Whose an inbound address is (INT.10), whatever its case. What is remembered, and for how long, is in recall.ts. */
export function createMailboxes(deps: { db: Database; now: () => number; log: Log }) {
  async function load(address: string): Promise<Mailbox | null> {
    const { rows } = await deps.db
      .raw(
        `select s.customer_id, s.id, s.is_active and c.onboarding_status <> 'DISABLED' as is_active,
           s.license_expires_at, s.sender_addresses
         from external_systems s join customers c on c.id = s.customer_id
         where lower(s.inbound_email_address) = ? and s.direction = 'INBOUND' and s.connection_type = 'EMAIL'`,
        [address],
      )
      .timeout(queryMs);
    const row = rows[0];
    if (!row) return null;
    return {
      customerId: row.customer_id,
      systemId: row.id,
      isActive: row.is_active,
      licenseExpiresAt: row.license_expires_at?.getTime() ?? null,
      senders: row.sender_addresses,
    };
  }

  const mailboxOf = createRecall({
    load,
    failed: (error, address) => deps.log.warn({ err: error, address }, 'addresses could not be read from Postgres'),
  });
  const isExpired = ({ licenseExpiresAt }: Mailbox): boolean =>
    licenseExpiresAt !== null && licenseExpiresAt <= deps.now();

  return {
    /** @throws NotTaken 550 for an address of nobody's, an inactive integration, an expired licence; 451 while Postgres is away. */
    async open(address: string): Promise<Mailbox> {
      try {
        const mailbox = await mailboxOf(foldAddress(address), (one) => one?.isActive === true && !isExpired(one));
        if (!mailbox) throw new NotTaken(550, 'recipient', 'No integration has this address');
        if (!mailbox.isActive) throw new NotTaken(550, 'inactive', 'The integration with this address is not active');
        if (isExpired(mailbox))
          throw new NotTaken(550, 'inactive', 'The licence of the integration with this address has expired');
        return mailbox;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new NotTaken(451, 'engine', 'Addresses cannot be looked up right now; please try again', error);
      }
    },
  };
}
