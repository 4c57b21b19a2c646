import { forCustomer, forPersonAt, type Transaction } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { auditedRow } from '../../audit/audited.ts';
import { ssoConfigurationsMax } from '../../constants.ts';
import type { Ctx } from '../ctx.ts';
import {
  type ConfigurationOf,
  findSso,
  identifierOf,
  type SsoKind,
  type SsoRecord,
  toConfiguration,
} from './sso-configuration.ts';

type Columns = Record<string, string | Buffer | Date | null>;
const uniqueViolation = '23505';
const taken = () => invalid(ssoTexts.domainTaken, [{ path: 'emailDomain', message: ssoTexts.domainTaken }]);

/** Refuses a domain that has a configuration, in whichever customer (AUTH.1). @throws AppError INVALID. */
export async function assertDomainIsFree(ctx: Pick<Ctx, 'db'>, emailDomain: string): Promise<void> {
  if (await findSso(ctx.db, emailDomain)) throw taken();
}

/**
 * Stores the configuration of a domain of the customer. The first one turns single sign-on on.
 * @throws AppError INVALID for a domain that has one by now, and for one more than a customer can have.
 */
export async function insertConfiguration<K extends SsoKind>(
  ctx: Ctx,
  { action, kind, emailDomain, columns }: { action: string; kind: K; emailDomain: string; columns: Columns },
): Promise<ConfigurationOf<K>> {
  const { customer } = ctx;
  const now = ctx.clock.now();
  const row = {
    ...{ customer_id: customer.id, email_domain: emailDomain, identifier: identifierOf(kind, emailDomain), kind },
    ...columns,
    ...{ created_by: ctx.person.id, created_at: now, updated_at: now },
  };
  const audit = { action, table: 'sso_configurations', key: { email_domain: emailDomain } } as const;
  const stored = await forPersonAt(ctx.db, { userId: ctx.person.id, customerId: customer.id }, async (trx) => {
    const { rows } = await trx.raw('select count(*) from sso_configurations where customer_id = ?', [customer.id]);
    if (rows[0].count >= ssoConfigurationsMax) throw invalid(ssoTexts.domainsLimit(ssoConfigurationsMax));
    const inserted = await auditedRow(trx, ctx, audit, () => trx('sso_configurations').insert(row).returning('*'));
    if (rows[0].count === 0) await trx.raw('select set_sso_enabled(?, ?, true)', [ctx.person.id, customer.id]);
    return inserted[0] as SsoRecord;
  }).catch((error: unknown) => {
    // another call was first
    throw (error as { code?: unknown }).code === uniqueViolation ? taken() : error;
  });
  return toConfiguration(stored) as ConfigurationOf<K>;
}

/**
 * Changes columns of a configuration of the customer.
 * @param of.missing columns that are filled only where they are empty: a concurrent call may have done so.
 * @throws AppError NOT_FOUND for one that is gone.
 */
export async function changeConfiguration<K extends SsoKind>(
  ctx: Ctx,
  {
    missing = {},
    action,
    kind,
    emailDomain,
    columns,
  }: { action: string; kind: K; emailDomain: string; columns: Columns; missing?: Columns },
): Promise<ConfigurationOf<K>> {
  const { id: customerId } = ctx.customer;
  const key = { email_domain: emailDomain };
  const audit = { action, table: 'sso_configurations', key } as const;
  const filled = (trx: Transaction) =>
    Object.fromEntries(
      Object.entries(missing).map(([column, value]) => [column, trx.raw('coalesce(??, ?)', [column, value])]),
    );
  const [stored] = await forCustomer(ctx.db, customerId, (trx) =>
    auditedRow(trx, ctx, audit, () =>
      trx('sso_configurations')
        .where({ customer_id: customerId, kind, ...key })
        .update({ ...columns, ...filled(trx), updated_by: ctx.person.id, updated_at: ctx.clock.now() })
        .returning('*'),
    ),
  );
  if (!stored) throw notFound(ssoTexts.notFound);
  return toConfiguration(stored as SsoRecord) as ConfigurationOf<K>;
}
