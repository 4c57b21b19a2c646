import { listPlaces } from '../../../domain/teams/list-places.ts';
import { listTeamsOf } from '../../../domain/teams/list-teams.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  userTeams: loadByKey(
    (ids: readonly string[]) => listTeamsOf(ctx, ids),
    () => [],
  ),
  teamPlaces: loadByKey(
    (ids: readonly number[]) => listPlaces(ctx, ids),
    () => ({ locations: [], buildings: [] }),
  ),
});
