import DataLoader from 'dataloader';
import { countCommandsBefore } from '../../../domain/repair/commands/list-commands.ts';
import { listRuns } from '../../../domain/repair/reparse/list-reparses.ts';
import type { Reparse } from '../../../domain/repair/reparse/reparse.ts';
import type { LoaderDeps } from '../../request/context.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  runs: new DataLoader<string, Reparse | null>(async (ids) => {
    const runs = new Map((await listRuns(ctx, ids)).map((run) => [run.id, run]));
    return ids.map((id) => runs.get(id) ?? null);
  }),
  commandsBefore: new DataLoader<string, number>(async (ids) => {
    const counts = await countCommandsBefore(ctx, ids);
    return ids.map((id) => counts.get(id) ?? 0);
  }),
});
