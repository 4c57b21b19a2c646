import { providerDisplayName } from '../constants.ts';
import type { PublicCtx } from '../ctx.ts';

export interface ActivityPerson {
  /** Null for super users, who appear under the provider's name (WIRE.6). */
  id: string | null;
  displayName: string;
  avatarUrl: string | null;
}

/** Under which name people appear in lists of changes. */
export async function listNames(
  ctx: Pick<PublicCtx, 'db'>,
  ids: readonly string[],
): Promise<Map<string, ActivityPerson>> {
  const { rows } = await ctx.db.raw(
    'select id, display_name, is_super, avatar_url from users where id = any(?::uuid[])',
    [[...ids]] as never,
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
