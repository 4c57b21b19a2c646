import type { EventRow } from '../../changes/changes-message.ts';
import type { Reading } from './diff-readings.ts';

/**
 * Until mails were known by what they say (WIRE.14), two under one Message-ID were stored over each other: their events
 * have one payload id, and the archive has one of them. What was read from the other has nothing left to be read from,
 * and stays as it is. Pure.
 * @param mails payload ids of mails that are known by their Message-ID alone
 * @returns the stored events without those of mails that are gone: of each such payload only what one delivery brought,
 *   the one that is read so again, else the newest.
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
