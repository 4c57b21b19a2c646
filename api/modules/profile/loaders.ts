import { listChangeableParts } from '../../../domain/people/governed-person.ts';
import { listProfiles } from '../../../domain/people/list-profiles.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  profiles: loadByKey((ids: readonly string[]) => listProfiles(ctx, ids)),
  changeableParts: loadByKey(
    (ids: readonly string[]) => listChangeableParts(ctx, ids),
    () => [],
  ),
});
