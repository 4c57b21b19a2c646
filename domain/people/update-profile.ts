import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import type { Ctx } from '../identity/ctx.ts';

const schema = z.object({ isIntegrationStatusAlertEmailsEnabled: z.boolean() });

/**
 * Changes the caller's preferences within this customer: mails about integration issues, which its Admins get (INT.7).
 * @returns the caller's new context. @throws AppError INVALID for people who never get such mails.
 */
export async function updateProfile(ctx: Ctx, input: z.input<typeof schema>): Promise<Ctx> {
  const { isIntegrationStatusAlertEmailsEnabled } = schema.parse(input);
  if (ctx.membership.isIntegrationStatusAlertEmailsEnabled === null) throw invalid(peopleTexts.alertsForAdmins);
  await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('memberships')
      .where({ customer_id: ctx.customer.id, user_id: ctx.person.id })
      .update({ is_integration_status_alert_emails_enabled: isIntegrationStatusAlertEmailsEnabled }),
  );
  return { ...ctx, membership: { ...ctx.membership, isIntegrationStatusAlertEmailsEnabled } };
}
