import type { ErrorCode } from '../../platform/errors.ts';

/** Result of a call about many alarms (WIRE.3, SYS.4). */
export interface BulkResult {
  /** Set where a job goes on with it. */
  taskId: string | null;
  /** By this what was done can be undone (STAT.29); null where it cannot. */
  undoId: string | null;
  affected: number;
  /** Those that were so already, and those of a selection that have changed since. */
  skipped: number;
  failures: BulkFailure[];
}

export interface BulkFailure {
  id: string;
  code: ErrorCode;
  /** A sentence. */
  reason: string;
}
