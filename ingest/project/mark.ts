import type { RunKind } from '../../domain/repair/reparse/reparse.ts';

/** An alarm whose history is to be derived again. */
export interface Mark {
  customer_id: number;
  alarm_id: number;
  mark: string;
  /** The run that has added, moved or changed its events; null for an event that was late. */
  reparse_id: string | null;
  /** Kind of that run. */
  run_kind: RunKind | null;
  /** The replay through a pump that has brought its late events; null: one came otherwise. */
  replay_id: string | null;
  successor_id: number | null;
  newest: { payloadId: string } | null;
  payload: string | null;
}
