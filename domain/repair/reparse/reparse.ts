export const reparseStatuses = ['IN_PROGRESS', 'SETTLING', 'COMPLETE', 'KILLED', 'FAILED'] as const;
export type ReparseStatus = (typeof reparseStatuses)[number];

/** A reparse corrects what is stored (INT.16, INT.20); a replay only adds what is missing (INT.17). */
export type RunKind = 'REPARSE' | 'REPLAY';

/** Counts of a run so far; of a dry run, its would-be effects. */
export interface ReparseCounts {
  /** Payloads in the range. */
  total: number;
  payloads: number;
  /** Events that the new version reads. */
  events: number;
  unchanged: number;
  /** Same alarm, other content. */
  changed: number;
  /** Now of another alarm. */
  moved: number;
  added: number;
  removed: number;
  /** Payloads that could not be read before, and now can. */
  mended: number;
  /** Number of payloads that cannot be read now, or that the integration's settings exclude. */
  rejected: number;
  dropped: number;
  newAlarms: number;
  /** Alarms whose history is derived again, counted once for each window of time that touches them. */
  touchedAlarms: number;
}

export const noCounts: ReparseCounts = {
  total: 0,
  payloads: 0,
  events: 0,
  unchanged: 0,
  changed: 0,
  moved: 0,
  added: 0,
  removed: 0,
  mended: 0,
  rejected: 0,
  dropped: 0,
  newAlarms: 0,
  touchedAlarms: 0,
};

/** One difference, for a person to judge the new version by. */
export interface ReparseSample {
  payloadId: string;
  /** A line each; null where there was or is nothing. */
  before: string | null;
  after: string | null;
}
/** Differences kept of a run. */
export const samplesMax = 50;

/** One run of reading stored payloads again. Times in milliseconds since the epoch. */
export interface Reparse {
  customerId: number;
  id: string;
  systemId: number;
  kind: RunKind;
  /** The version it reads with. */
  normaliser: string;
  /** Payloads received from (null: the first) up to, but not at, `to`. */
  from: number | null;
  to: number;
  isDryRun: boolean;
  status: ReparseStatus;
  /** Everything received before it has been read. */
  reached: number | null;
  counts: ReparseCounts;
  samples: ReparseSample[];
  error: string | null;
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
  finishedAt: number | null;
}

export interface ReparseRecord {
  customer_id: number;
  id: string;
  system_id: number;
  kind: RunKind;
  normaliser: string;
  read_from: Date | null;
  read_to: Date;
  is_dry_run: boolean;
  status: ReparseStatus;
  reached: Date | null;
  counts: Partial<ReparseCounts>;
  samples: ReparseSample[];
  error: string | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
}

/** A row of `reparses`. */
export const reparseFrom = (row: ReparseRecord): Reparse => ({
  customerId: row.customer_id,
  id: row.id,
  systemId: row.system_id,
  kind: row.kind,
  normaliser: row.normaliser,
  from: row.read_from?.getTime() ?? null,
  to: row.read_to.getTime(),
  isDryRun: row.is_dry_run,
  status: row.status,
  reached: row.reached?.getTime() ?? null,
  counts: { ...noCounts, ...row.counts },
  samples: row.samples,
  error: row.error,
  createdBy: row.created_by,
  createdAt: row.created_at.getTime(),
  updatedAt: row.updated_at.getTime(),
  finishedAt: row.finished_at?.getTime() ?? null,
});
