import { listNames } from '../../../domain/people/list-names.ts';
import type { LoaderDeps } from '../../context.ts';
import { loadByKey } from '../../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  people: loadByKey((ids: readonly string[]) => listNames(ctx, ids)),
});
