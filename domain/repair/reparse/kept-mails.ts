import type { EventRow } from '../../changes/changes-message.ts';
import type { Reading } from './diff-readings.ts';

/**
 * Before mails were identified by their content (WIRE.14), two with one Message-ID overwrote each other: their events
 * have one payload id, and the archive has only one of them. Events of the other cannot be read again and stay. Pure.
 * @param mails payload ids of mails identified only by their Message-ID
 * @returns the stored events without those of lost mails: for each such payload only the events of one delivery, the
 *   one whose reading is the same again, else the newest.
 */
export function eventsOfKeptMails(
  stored: readonly EventRow[],
  readings: readonly Reading[],
  mails: ReadonlySet<string>,
): readonly EventRow[] {
  if (mails.size === 0) return stored;
  const read = new Set(readings.map(({ event, alarmId }) => `${event.eventId}/${alarmId}`));
  const isRead = ({ eventId, alarmId }: EventRow): number => (read.has(`${eventId}/${alarmId}`) ? 1 : 0);
  const kept = new Map<string, EventRow>();
  for (const row of stored) {
    const other = kept.get(row.payloadId);
    const isLikelier = !other || (isRead(row) - isRead(other) || row.receivedAt - other.receivedAt) > 0;
    if (isLikelier) kept.set(row.payloadId, row);
  }
  return stored.filter((row) => !mails.has(row.payloadId) || row.receivedAt === kept.get(row.payloadId)?.receivedAt);
}
