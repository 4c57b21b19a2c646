import { ownOf } from '#domain/own.ts';

/** Labels of reasons why letters wait. */
const kinds: Readonly<Record<string, string>> = {
  unreadable: 'Unreadable',
  no_event: 'No event in it',
  too_many_events: 'Too many events',
  unidentified: 'No point or text',
  sender: 'Unknown sender',
  record_id: 'Record id too long',
  time: 'Impossible time',
  setting: 'Left out by settings',
  integration: 'Integration not set up',
  failed: 'Reading failed',
  refused: 'Refused when stored',
};
export const kindWord = (kind: string): string => ownOf(kinds, kind) ?? kind;

/** Steps at which it was put aside. */
const steps: Readonly<Record<string, string>> = {
  door: 'At the door',
  normalise: 'While it was read',
  project: 'While alarms were updated',
  relay: 'On the way to the archive',
  load: 'While the archive was written',
};
export const stepWord = (step: string): string => ownOf(steps, step) ?? step;

/** Hints by kind, for letters that need more than an edit. */
const hints: Readonly<Record<string, string>> = {
  sender: 'Sending it lets this mail in. Add the sender to the integration for the next ones.',
  integration: 'Set up the integration first, then send all of these again.',
  unreadable: 'Fix the payload or field map, then resend.',
  time: "Fix the time or the integration's offset, then resend.",
};
export const kindHint = (kind: string): string | null => ownOf(hints, kind) ?? null;
