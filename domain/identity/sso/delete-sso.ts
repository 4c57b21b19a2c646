import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { auditedRow } from '../../audit/audited.ts';
import { assertSuper } from '../assert-super.ts';
import type { Ctx } from '../ctx.ts';
import { releaseSso } from './hold-sso.ts';
import { ownConfiguration } from './read-sso.ts';

/**
 * Deletes a configuration, and ends the sessions that its identity provider opened, with the sign-ins that wait for it
 * or for their browser. People of the domain sign in by password from then on.
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND.
 */
export async function deleteSsoConfig(ctx: Ctx, input: { emailDomain: string }): Promise<true> {
  assertSuper(ctx);
  const { customerId, emailDomain } = await ownConfiguration(ctx, input.emailDomain);
  const key = { email_domain: emailDomain };
  const audit = { action: 'deleteSsoConfig', table: 'sso_configurations', key } as const;
  await forCustomer(ctx.db, customerId, async (trx) => {
    await releaseSso(trx, emailDomain);
    const deleted = await auditedRow(trx, ctx, audit, () =>
      trx('sso_configurations')
        .where({ customer_id: customerId, ...key })
        .delete(),
    );
    if (deleted === 0) throw notFound(ssoTexts.notFound);
    await trx('sso_requests').where({ customer_id: customerId, email_domain: emailDomain }).delete();
    await trx.raw('select end_sso_sessions(?, null, null, ?)', [emailDomain, ctx.clock.now()]);
  });
  return true;
}
