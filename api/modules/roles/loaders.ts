import { listRolePeople, nobodyHas } from '../../../domain/people/list-role-people.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  rolePeople: loadByKey(
    (keys: readonly string[]) => listRolePeople(ctx, keys),
    () => nobodyHas(ctx),
  ),
});
