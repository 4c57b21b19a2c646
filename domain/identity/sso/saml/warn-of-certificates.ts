import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { uuidOf } from '../../../../platform/ids.ts';
import { mailTexts } from '../../../../texts/mails.ts';
import { ssoCertWarnDays } from '../../../constants.ts';
import { writeMails } from '../../../mail/write-mails.ts';

const dayMs = 86_400_000;
/** Days before the end of a certificate from which there is a mail: each once, until another certificate is given. */
const warnedAt = [ssoCertWarnDays, 7, 1] as const;
const settingsPath = '/users/settings/main';

interface Expiring {
  customerId: number;
  emailDomain: string;
  expiresAt: Date;
  recipients: string[];
}

/**
 * Mails the Admins of customers and the provider's staff about certificates of identity providers that expire soon
 * (AUTH.4): an expired one signs nobody in. On the pipeline's connection.
 * @returns how many certificates expire soon.
 */
export async function warnOfCertificates({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now();
  const { rows } = await db.raw<{ rows: Expiring[] }>(
    `select s.customer_id as "customerId", s.email_domain as "emailDomain", s.certificate_expires_at as "expiresAt",
       (select coalesce(array_agg(distinct e.email), '{}') from (
          select u.email from memberships m join users u on u.id = m.user_id
          where m.customer_id = s.customer_id and m.status = 'active' and m.auth_role = 'ADMIN'
          union all select email from provider_addresses()) e) as recipients
     from sso_configurations s join customers c on c.id = s.customer_id
     where c.is_sso_enabled and c.onboarding_status <> 'DISABLED'
       and s.certificate_expires_at > :now and s.certificate_expires_at <= :until`,
    { now, until: new Date(now.getTime() + ssoCertWarnDays * dayMs) },
  );
  const expiring = rows;
  for (const certificate of expiring) await db.transaction((trx) => writeMails(trx, mailsOf(certificate, now)));
  return expiring.length;
}

function mailsOf({ customerId, emailDomain, expiresAt, recipients }: Expiring, now: Date) {
  const days = Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs);
  const step = warnedAt.findLast((from) => days <= from) ?? ssoCertWarnDays;
  const texts = mailTexts.ssoCertificate;
  return recipients.map((to) => ({
    // by the step, so that each is mailed once
    id: uuidOf('sso-certificate', customerId, emailDomain, expiresAt.getTime(), step, to),
    to,
    subject: texts.subject(emailDomain, days),
    body: [
      texts.expires(emailDomain, expiresAt.toISOString().slice(0, 10)),
      texts.next,
      { label: texts.link, path: settingsPath },
    ],
    createdAt: now,
    expiresAt,
  }));
}
