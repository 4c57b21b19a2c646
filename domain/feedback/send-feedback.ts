import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { limitReached } from '../../platform/errors.ts';
import { mailTexts } from '../../texts/mails.ts';
import { feedbackTexts } from '../../texts/server/feedback.ts';
import { feedbackMaxLength, feedbackPerHour } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { oneAtATime } from '../identity/one-at-a-time.ts';
import type { Mail, MailPart } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';
import { textOf } from '../texts.ts';
import type { Feedback } from './list-feedback.ts';

const schema = z.object({
  text: textOf(feedbackTexts.text, feedbackMaxLength).pipe(z.string(feedbackTexts.textRequired)),
  version: textOf('Version', 100),
});

const hourMs = 3_600_000;
const mailGoodForMs = 7 * 24 * hourMs;

/**
 * Keeps what a person writes to the provider, and mails it to each of the provider's staff.
 * @throws AppError INVALID for an empty or too long text, LIMIT above `feedbackPerHour`.
 */
export async function sendFeedback(ctx: Ctx, input: z.input<typeof schema>): Promise<Feedback> {
  const { text, version } = schema.parse(input);
  const now = ctx.clock.now();
  const feedback: Feedback = { id: randomUUID(), text, createdAt: now };
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await oneAtATime(trx, ctx, 'feedback');
    await assertBelowLimit(trx, ctx, now);
    await trx('feedback').insert({
      ...{ customer_id: ctx.customer.id, id: feedback.id, user_id: ctx.person.id },
      ...{ text, created_at: now },
    });
    const { rows } = await trx.raw('select email from provider_addresses()');
    const { displayName, email } = ctx.person;
    const mail: Omit<Mail, 'id' | 'to'> = {
      subject: mailTexts.feedback.subject(ctx.customer.name),
      body: [mailTexts.feedback.intro(displayName, email, ctx.customer.name), ...paragraphsOf(text)],
      isForwarded: true,
      createdAt: now,
      expiresAt: new Date(now.getTime() + mailGoodForMs),
    };
    if (version !== null) mail.body.push(mailTexts.feedback.version(version));
    await writeMails(
      trx,
      rows.map(({ email: to }: { email: string }) => ({ ...mail, id: randomUUID(), to })),
    );
  });
  return feedback;
}

async function assertBelowLimit(trx: Transaction, ctx: Ctx, now: Date): Promise<void> {
  const { rows } = await trx.raw<{ rows: [{ sent: number; first: Date | null }] }>(
    `select count(*)::int as sent, min(created_at) as first from feedback
     where customer_id = ? and user_id = ? and created_at > ?`,
    [ctx.customer.id, ctx.person.id, new Date(now.getTime() - hourMs)],
  );
  const { sent, first } = rows[0];
  if (!first || sent < feedbackPerHour) return;
  throw limitReached(
    feedbackTexts.limit(feedbackPerHour),
    Math.ceil((first.getTime() + hourMs - now.getTime()) / 1_000),
  );
}

/** A mail's parts are paragraphs: those of the text stay apart. */
const paragraphsOf = (text: string): MailPart[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
