import type { AlarmKey, RecountScope } from '../../domain/alarms/list-for-recount.ts';
import type { StalePosition } from '../../domain/alarms/mark-stale.ts';

export interface RecountInput {
  scope: RecountScope;
}

export interface RecountResult {
  /** Alarms looked at, and those whose counts were not right. */
  checked: number;
  changed: number;
}

export interface SweepResult {
  marked: number;
}

export interface KeepResult {
  /** Alarms that hold their newest payload themselves from now on. */
  kept: number;
}

export interface SnoozeSweepResult {
  ended: number;
}

export interface EscalationResult {
  escalated: number;
}

export interface InferenceResult {
  /** Tickets of which it is settled now whether they count as resolved. */
  inferred: number;
}

export interface SettleResult {
  /** Alarms of which maintenance systems are told something else from now on. */
  settled: number;
}

export interface IssueResult {
  /** Issues of integrations. */
  opened: number;
  resolved: number;
  /** How many somebody was told of. */
  told: number;
}

/** What an activity tells Temporal as it goes, and where the next attempt goes on from. */
export type RecountProgress = RecountResult & { after: AlarmKey };
export type SweepProgress = SweepResult & { next: StalePosition };
export type KeepProgress = KeepResult & { after: AlarmKey };

/** The work that the plans in workflow.ts call for. */
export interface HousekeepingActivities {
  recountNuisanceCounts(input: RecountInput): Promise<RecountResult>;
  markStaleAlarms(): Promise<SweepResult>;
  keepNewestPayloads(): Promise<KeepResult>;
  endDueSnoozes(): Promise<SnoozeSweepResult>;
  escalateOverdueTickets(): Promise<EscalationResult>;
  inferResolutions(): Promise<InferenceResult>;
  settleCmmsAlarms(): Promise<SettleResult>;
  judgeConnections(): Promise<IssueResult>;
  judgeThroughput(): Promise<IssueResult>;
}
