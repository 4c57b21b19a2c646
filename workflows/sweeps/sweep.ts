import { Context } from '@temporalio/activity';
import type { ScheduleSpec } from '@temporalio/client';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { KeptFiles } from '../../platform/kept-files.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import type { SweepPlan, SweepResult } from './types.ts';

export interface SweepDeps {
  db: Database;
  warehouse: WarehouseClient;
  clock: Clock;
  temporal: Pick<Temporal, 'client' | 'taskQueue'>;
  /** Waits until the warehouse has everything committed before the call; false if it stays behind. */
  arrived(): Promise<boolean>;
  /** Calls of addresses that people have entered; absent where none are called. */
  outbound?: Pick<Outbound, 'certificateEnd'>;
  /** Files of exports. */
  exportFiles: Pick<KeptFiles, 'remove'>;
  /** Makes a PDF of an HTML page; absent where no browser is installed. */
  print?: ((html: string) => Promise<Buffer>) | null;
  /** Maximum alarms in one transaction. */
  chunk: number;
}

/**
 * Recurring work for all customers, done in chunks; a chunk that is done twice changes nothing the second time.
 */
export interface Sweep<Name extends string = string> {
  /** Name of its schedule and its activity. */
  name: Name;
  /** Schedule of its runs, in UTC. */
  spec: ScheduleSpec;
  plan: SweepPlan;
  run(deps: SweepDeps): Promise<SweepResult>;
}

/** Declares a sweep. */
export const defineSweep = <Name extends string>(sweep: Sweep<Name>): Sweep<Name> => sweep;

export const everySeconds = (seconds: number): ScheduleSpec => ({ intervals: [{ every: seconds * 1_000 }] });
/** @param minute past each hour. */
export const hourlyAt = (minute: number): ScheduleSpec => ({ calendars: [{ minute, hour: '*' }] });
export const nightlyAt = (hour: number, minute: number): ScheduleSpec => ({ calendars: [{ hour, minute }] });

/** Returns the last progress that the previous attempt reported; undefined for the first. */
export const progressOf = <T>(): T | undefined => Context.current().info.heartbeatDetails as T | undefined;
