import type { IdentifiedEvent } from '../../alarms/model/canonical-event.ts';
import type { EventRow } from '../../changes/changes-message.ts';

/**
 * Returns the events that a replay adds (INT.17): events that are not stored, at places from which nothing was read.
 * Stored events stay, even where they are read otherwise now: correcting them is a reparse. Pure.
 * @param stored every live event of the events' payloads, and every other that has the id of one of them
 */
export function missingEvents<T extends { event: Pick<IdentifiedEvent, 'eventId' | 'payloadId' | 'position'> }>(
  read: readonly T[],
  stored: ReadonlyArray<Pick<EventRow, 'eventId' | 'payloadId' | 'position'>>,
): T[] {
  const ids = new Set(stored.map(({ eventId }) => eventId));
  const places = new Set(stored.map(placeOf));
  return read.filter(({ event }) => !ids.has(event.eventId) && !places.has(placeOf(event)));
}

const placeOf = ({ payloadId, position }: { payloadId: string; position: number }): string =>
  `${payloadId}/${position}`;
