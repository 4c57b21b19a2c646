import { areInUse } from '../../../domain/identity/sso/sso-configuration.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** True for a domain whose people sign in by SSO. */
  ssoDomains: loadByKey(
    (domains: readonly string[]) => areInUse(ctx.db, domains),
    () => false,
  ),
});
