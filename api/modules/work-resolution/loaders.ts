import { listTeamsOf } from '../../../domain/teams/list-teams.ts';
import type { LoaderDeps } from '../../context.ts';
import { loadByKey } from '../../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** Teams of people, as far as the caller may look at them. */
  teamsOfPeople: loadByKey(
    (ids: readonly string[]) => listTeamsOf(ctx, ids),
    () => [],
  ),
  /** Milliseconds, by ticket; none without an active alarm. */
  dispatchTimes: loadByKey((ticketIds: readonly number[]) =>
    ctx.history.ticketDispatchTimes({ customerId: ctx.customer.id, ticketIds }),
  ),
});
