/**
 * Number of events that an alarm remembers to recognise repetitions; an older repetition costs a refold and changes
 * nothing.
 */
export const rememberedEvents = 8;

/** Ids are hashes: half of one distinguishes the few events of an alarm. */
const kept = 16;
const mark = (eventId: string): string => eventId.replaceAll('-', '').slice(-kept).padStart(kept);

/** The last events of an alarm, oldest first, as one text. */
export const remember = (recent: string, eventIds: readonly string[]): string =>
  (recent + eventIds.slice(-rememberedEvents).map(mark).join('')).slice(-kept * rememberedEvents);

/** True for an event that is among them. */
export function isRemembered(recent: string, eventId: string): boolean {
  const sought = mark(eventId);
  for (let at = 0; at < recent.length; at += kept) if (recent.startsWith(sought, at)) return true;
  return false;
}
