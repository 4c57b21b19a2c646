import DataLoader from 'dataloader';
import { listTeamsOf } from '../../../domain/teams/list-teams.ts';
import { type Resolution, readResolution } from '../../../domain/work-resolution/read-resolution.ts';
import type { ResolutionInput } from '../../../domain/work-resolution/resolution-search.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** Closed work by its input: a page asks for its trend, its numbers and its repeat work at once. */
  resolutions: new DataLoader<ResolutionInput, Resolution, string>(
    (inputs) => Promise.all(inputs.map((input) => readResolution(ctx, input).catch((error: Error) => error))),
    { cacheKeyFn: (input) => JSON.stringify(input) },
  ),
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
