import { listVerbs } from '../../../domain/people/standing.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  userVerbs: loadByKey(
    (ids: readonly string[]) => listVerbs(ctx, ids),
    () => [],
  ),
});
