import type { ErrorCode } from '../../platform/errors.ts';

/** Result of a call about many alarms (WIRE.3, SYS.4). */
export interface BulkResult {
  /** Set where a job goes on with it. */
  taskId: string | null;
  /** Id for undoing the call (STAT.29); null if it cannot be undone. */
  undoId: string | null;
  affected: number;
  /** Number of items already in the target state, and of those in a selection that have changed since. */
  skipped: number;
  failures: BulkFailure[];
}

export interface BulkFailure {
  id: string;
  code: ErrorCode;
  /** A sentence. */
  reason: string;
}
