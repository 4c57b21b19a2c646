import { proxyActivities } from '@temporalio/workflow';
import type {
  EscalationResult,
  HousekeepingActivities,
  InferenceResult,
  IssueResult,
  KeepResult,
  RecountInput,
  RecountResult,
  SettleResult,
  SnoozeSweepResult,
  SweepResult,
} from './types.ts';

/**
 * An attempt that is not heard of for a minute is given up and the next goes on from its last position. What cannot be
 * mended by trying again for hours fails, so that it is seen.
 */
const { recountNuisanceCounts, markStaleAlarms, keepNewestPayloads, settleCmmsAlarms } =
  proxyActivities<HousekeepingActivities>({
    heartbeatTimeout: '1 minute',
    scheduleToCloseTimeout: '6 hours',
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
  });

/** Counts nuisances anew (NUIS.1): hourly those above 0, because the window moves; nightly all. */
export async function recountNuisance(input: RecountInput): Promise<RecountResult> {
  return recountNuisanceCounts(input);
}

/** Marks what has been active for too long as stale (NUIS.6). */
export async function sweepStale(): Promise<SweepResult> {
  return markStaleAlarms();
}

/** Lets alarms hold the payloads that the archive of raw messages will forget (SYS.8). */
export async function keepPayloads(): Promise<KeepResult> {
  return keepNewestPayloads();
}

/** Works out what maintenance systems are told of alarms where what is configured has changed. */
export async function settleCmms(): Promise<SettleResult> {
  return settleCmmsAlarms();
}

/** The next sweep makes up for one that did not come through. */
const { endDueSnoozes, escalateOverdueTickets, inferResolutions, judgeConnections, judgeThroughput } =
  proxyActivities<HousekeepingActivities>({
    heartbeatTimeout: '1 minute',
    scheduleToCloseTimeout: '10 minutes',
    retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
  });

/** Ends snoozes that are over (SNZ.2). */
export async function sweepSnoozes(): Promise<SnoozeSweepResult> {
  return endDueSnoozes();
}

/** Escalates open tickets whose due time has passed (WORK.14). */
export async function sweepOverdue(): Promise<EscalationResult> {
  return escalateOverdueTickets();
}

/** Settles whether tickets that maintenance systems have closed count as resolved (WORK.10). */
export async function sweepResolutions(): Promise<InferenceResult> {
  return inferResolutions();
}

/** Opens and resolves issues of connections (INT.3), and mails what is wrong with integrations (INT.7). */
export async function sweepConnections(): Promise<IssueResult> {
  return judgeConnections();
}

/** Opens and resolves issues of sources that bring no alarms (INT.3). */
export async function sweepThroughput(): Promise<IssueResult> {
  return judgeThroughput();
}
