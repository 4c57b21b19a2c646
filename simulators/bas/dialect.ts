import { TZDate } from '@date-fns/tz';
import type { LogRow } from './derived-log.ts';

/** A row to send: its time in the demo, and the activation that a return belongs to. */
export interface Occurrence {
  row: LogRow;
  at: number;
  /** Distinguishes the activations of a point and message; a return carries that of its alarm. */
  activation: string;
  activatedAt: number;
  /** Value of the point at the activation. */
  alarmValue: string;
}

/** Encodes an occurrence as a building system does: returns one item of a request. */
export type Dialect = (occurrence: Occurrence) => unknown;

/** The building's own zone. */
export const buildingZone = 'America/Chicago';
export const iso = (ms: number): string => new Date(ms).toISOString();

/** The wall clock of the building, `2026-01-05 14:03:22`. */
export function localTime(ms: number): string {
  const local = new TZDate(ms, buildingZone).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}

export const isReturn = ({ row }: Occurrence): boolean => row.event === 'RTN';
/** The state that the activation is about, also on its return. */
export const alarmState = ({ row }: Occurrence): string => (row.event === 'RTN' ? row.fromState : row.toState);

/** Equipment and point of `S-7.BLDG-P`. */
export function partsOf(point: string): [string, string] {
  const dot = point.indexOf('.');
  return dot < 0 ? [point, point] : [point.slice(0, dot), point.slice(dot + 1)];
}
