import { listMemberships } from '../../../domain/people/list-memberships.ts';
import { listNames } from '../../../domain/people/list-names.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  memberships: loadByKey((ids: readonly string[]) => listMemberships(ctx, ids)),
  people: loadByKey((ids: readonly string[]) => listNames(ctx, ids)),
});
