import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { limitReached } from '../../platform/errors.ts';
import { mailTexts } from '../../texts/mails.ts';
import { supportTexts } from '../../texts/server/support.ts';
import { supportDescriptionMax, supportRequestsPerHour, supportSubjectMax } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { oneAtATime } from '../identity/one-at-a-time.ts';
import type { MailPart } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';
import { textOf } from '../texts.ts';

const schema = z.object({
  subject: textOf(supportTexts.subject, supportSubjectMax).pipe(z.string(supportTexts.subjectRequired)),
  description: textOf(supportTexts.description, supportDescriptionMax).pipe(z.string(supportTexts.descriptionRequired)),
  page: textOf(supportTexts.page, 500),
});

/** Facts of this installation that a request for support needs. */
export interface SupportDeps {
  /** Address that requests are mailed to; null: they are kept and listed only. */
  supportEmail: string | null;
  /** Version of the product. */
  version: string;
}

const hourMs = 3_600_000;
const mailGoodForMs = 7 * 24 * hourMs;

/**
 * Keeps a request for support, and mails it to the provider's address if there is one (ADM.7).
 * @returns the id of the request.
 * @throws AppError INVALID for an empty or too long text, LIMIT above `supportRequestsPerHour` of a person.
 */
export async function createTicket(ctx: Ctx & SupportDeps, input: z.input<typeof schema>): Promise<string> {
  const { subject, description, page } = schema.parse(input);
  const { customer, person, version, supportEmail } = ctx;
  const now = ctx.clock.now();
  const id = randomUUID();
  await forCustomer(ctx.db, customer.id, async (trx) => {
    await oneAtATime(trx, ctx, 'support');
    await assertBelowLimit(trx, ctx, now);
    await trx('support_requests').insert({
      ...{ customer_id: customer.id, id, user_id: person.id, subject, description, page, version, created_at: now },
    });
    if (supportEmail === null) return;
    const mail = mailTexts.support;
    await writeMails(trx, [
      {
        id,
        to: supportEmail,
        subject: mail.subject(customer.name, subject),
        body: [
          mail.intro(person.displayName, person.email, customer.name),
          ...paragraphsOf(description),
          { list: [mail.page(page), mail.version(version), mail.id(id)] },
        ],
        createdAt: now,
        expiresAt: new Date(now.getTime() + mailGoodForMs),
      },
    ]);
  });
  return id;
}

async function assertBelowLimit(trx: Transaction, ctx: Ctx, now: Date): Promise<void> {
  const { rows } = await trx.raw<{ rows: [{ sent: number; first: Date | null }] }>(
    `select count(*)::int as sent, min(created_at) as first from support_requests
     where customer_id = ? and user_id = ? and created_at > ?`,
    [ctx.customer.id, ctx.person.id, new Date(now.getTime() - hourMs)],
  );
  const { sent, first } = rows[0];
  if (!first || sent < supportRequestsPerHour) return;
  const seconds = Math.ceil((first.getTime() + hourMs - now.getTime()) / 1_000);
  throw limitReached(supportTexts.limit(supportRequestsPerHour), seconds);
}

/** A mail's parts are paragraphs: those of the text stay apart. */
const paragraphsOf = (text: string): MailPart[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
