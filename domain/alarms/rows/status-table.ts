import { reentryHoldOffMinutes } from '../../constants.ts';
import type { AlarmState } from '../model/state.ts';

/** Events that can change the status of an alarm. */
export const statusEvents = [
  'new instance',
  'return to normal',
  'snooze',
  'snooze ends',
  'manual move',
  'clear',
  'ticket attached',
  'last open ticket gone',
  'custom status removed',
] as const;
export type StatusEvent = (typeof statusEvents)[number];

/** Input of the table, as it was before the event; an alarm that was never seen is Inactive. */
export type StatusFacts = Pick<AlarmState, 'status' | 'isActive' | 'openWorkCount' | 'declinedEndedAt' | 'deletedAt'>;

type Condition = (facts: StatusFacts, at: number) => boolean;

/** Conditions of rows, by the words that the documentation shows for them. */
const conditions = {
  deleted: (facts) => facts.deletedAt !== null,
  active: (facts) => facts.isActive,
  inactive: (facts) => !facts.isActive,
  'with open work': (facts) => facts.openWorkCount > 0,
  'soon after a declined episode': ({ declinedEndedAt }, at) =>
    declinedEndedAt !== null && at >= declinedEndedAt && at - declinedEndedAt <= reentryHoldOffMinutes * 60_000,
} as const satisfies Record<string, Condition>;

/** A row of the table: where an alarm goes on an event. */
export interface Transition {
  /** The decisions it carries out. */
  rule: string;
  on: StatusEvent;
  from: 'any' | 'Inactive' | 'Snoozed' | 'Dispatched';
  when?: keyof typeof conditions;
  /** `resting`: open work → Dispatched; else active → Intake; else Inactive (policy restingStatus). */
  to: 'Intake' | 'Snoozed' | 'Declined' | 'Dispatched' | 'Inactive' | 'same' | 'resting' | 'as asked';
}

/** Policy nextStatus: the first matching row of an event decides the alarm's status. */
export const statusTable: readonly Transition[] = [
  { rule: 'ALM.8', on: 'new instance', from: 'any', when: 'deleted', to: 'resting' },
  { rule: 'STAT.6', on: 'new instance', from: 'Snoozed', to: 'same' },
  { rule: 'STAT.5', on: 'new instance', from: 'any', when: 'with open work', to: 'same' },
  { rule: 'STAT.3, STAT.4', on: 'new instance', from: 'any', when: 'active', to: 'same' },
  { rule: 'STAT.2', on: 'new instance', from: 'Inactive', when: 'soon after a declined episode', to: 'Declined' },
  { rule: 'STAT.1, STAT.7', on: 'new instance', from: 'any', to: 'Intake' },
  { rule: 'STAT.11', on: 'return to normal', from: 'Snoozed', to: 'same' },
  { rule: 'STAT.8 to STAT.10', on: 'return to normal', from: 'any', to: 'resting' },
  { rule: 'STAT.16', on: 'snooze', from: 'any', to: 'Snoozed' },
  { rule: 'STAT.17', on: 'snooze ends', from: 'Snoozed', to: 'resting' },
  { rule: 'STAT.18', on: 'manual move', from: 'any', to: 'as asked' },
  { rule: 'STAT.19', on: 'clear', from: 'any', to: 'resting' },
  { rule: 'STAT.12', on: 'ticket attached', from: 'any', to: 'Dispatched' },
  { rule: 'STAT.13', on: 'last open ticket gone', from: 'Dispatched', when: 'active', to: 'Intake' },
  { rule: 'STAT.14', on: 'last open ticket gone', from: 'Dispatched', when: 'inactive', to: 'Inactive' },
  { rule: 'STAT.15', on: 'last open ticket gone', from: 'any', to: 'same' },
  { rule: 'STAT.20', on: 'custom status removed', from: 'any', to: 'resting' },
];

/** Status of an alarm that no person has moved elsewhere (policy restingStatus). */
export function restingStatus(facts: Pick<AlarmState, 'isActive' | 'openWorkCount'>): string {
  if (facts.openWorkCount > 0) return 'Dispatched';
  return facts.isActive ? 'Intake' : 'Inactive';
}

const byEvent = new Map(statusEvents.map((event) => [event, statusTable.filter((row) => row.on === event)]));
const endsInstance: readonly StatusEvent[] = ['return to normal', 'clear'];

/**
 * Returns the status after an event, by the table.
 * @param at time of the event, in milliseconds since the epoch.
 * @param asked the status requested by a manual move.
 */
export function nextStatus(event: StatusEvent, before: StatusFacts, at: number, asked = before.status): string {
  const row = byEvent
    .get(event)
    ?.find(({ from, when }) => (from === 'any' || from === before.status) && (!when || conditions[when](before, at)));
  if (!row || row.to === 'same') return before.status;
  if (row.to === 'as asked') return asked;
  if (row.to !== 'resting') return row.to;
  const isActive = event === 'new instance' || (before.isActive && !endsInstance.includes(event));
  return restingStatus({ isActive, openWorkCount: before.openWorkCount });
}
