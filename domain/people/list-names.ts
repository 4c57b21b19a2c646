import { forCustomer } from '../../platform/database.ts';
import { providerDisplayName } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { shownAvatar, shownName } from './member-columns.ts';

export interface ActivityPerson {
  /** Null for super users, who appear under the provider's name (WIRE.6). */
  id: string | null;
  displayName: string;
  avatarUrl: string | null;
}

/** Under which name people appear in a customer's lists of changes. People of other customers have none there. */
export async function listNames(
  ctx: Pick<Ctx, 'db'> & { customer: Pick<Ctx['customer'], 'id'> },
  ids: readonly string[],
): Promise<Map<string, ActivityPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select u.id, ${shownName} as display_name, ${shownAvatar} as avatar_url, false as is_super
       from users u join memberships m on m.user_id = u.id and m.customer_id = :customerId
       where u.id = any(:ids::uuid[]) and not u.is_super
       union all select id, null, null, true from provider_people(:ids::uuid[])`,
      { ids: [...ids], customerId: ctx.customer.id },
    ),
  );
  return new Map(
    rows.map((row: { id: string; display_name: string; is_super: boolean; avatar_url: string | null }) => [
      row.id,
      row.is_super
        ? { id: null, displayName: providerDisplayName, avatarUrl: null }
        : { id: row.id, displayName: row.display_name, avatarUrl: row.avatar_url },
    ]),
  );
}
