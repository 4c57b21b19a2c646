import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { CommandKey, CommandProgress } from './command.ts';

const recordEveryMs = 1_000;

/** The largest number of the columns: pumps are not trusted. */
const most = 2 ** 31 - 1;

/** Columns of how far a command is; null: nothing is known. */
export const progressColumns = (progress: CommandProgress | null, at: Date) => ({
  progress_items: progress && Math.min(most, progress.items),
  progress_total: progress?.total == null ? null : Math.min(most, progress.total),
  progress_share: progress?.share == null ? null : Math.min(1, Math.max(0, progress.share)),
  progress_at: progress && at,
});

/**
 * Records how far a running command is: at most once a second, and with `flush` what has not been recorded since. Only
 * people read it: no command fails because it cannot be recorded.
 */
export function progressRecorder(
  { db, clock }: { db: Database; clock: Clock },
  { customerId, id }: CommandKey,
  onFailed: (error: unknown) => void,
): { note(progress: CommandProgress): Promise<void>; flush(): Promise<void> } {
  let latest: CommandProgress | null = null;
  let recordedAt = Number.NEGATIVE_INFINITY;

  async function flush(): Promise<void> {
    if (latest === null) return;
    const columns = progressColumns(latest, clock.now());
    latest = null;
    recordedAt = performance.now();
    await db('external_system_commands')
      .where({ customer_id: customerId, id, status: 'IN_PROGRESS' })
      .update(columns)
      .catch(onFailed);
  }

  return {
    async note(progress) {
      latest = progress;
      if (performance.now() - recordedAt >= recordEveryMs) await flush();
    },
    flush,
  };
}
