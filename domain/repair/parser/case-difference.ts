import { repairTexts } from '../../../texts/server/repair.ts';
import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';
import type { PayloadReading } from './payload-reader.ts';

/** Returns the first difference between a reading and a case, as a sentence; null if there is none. */
export function differenceOf(
  expected: readonly CanonicalEvent[],
  { outcome, reason, events }: Pick<PayloadReading, 'outcome' | 'reason' | 'events'>,
): string | null {
  if (outcome !== 'applied') return repairTexts.caseOutcome(outcome, reason);
  if (events.length !== expected.length) return repairTexts.caseEvents(events.length, expected.length);
  for (const [index, before] of expected.entries()) {
    const after = events[index] as CanonicalEvent;
    for (const field of Object.keys(after) as Array<keyof CanonicalEvent>)
      if (before[field] !== after[field])
        return repairTexts.caseField(field, index + 1, JSON.stringify(after[field]), JSON.stringify(before[field]));
  }
  return null;
}
