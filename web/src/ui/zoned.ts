import { TZDateMini } from '@date-fns/tz';
import { format } from 'date-fns';
import { dayName, dayOf } from './days.ts';
import { unknown } from './format.ts';

/** Times on the clock of a timezone that the screen names; `format.ts` has those of the viewer's own. */

/** MM/dd/yyyy in a timezone. */
export const formatDateIn = (iso: string, timezone: string): string => dayName(dayOf(new Date(iso), timezone));

/** MM/dd/yyyy hh:mm a in a timezone. */
export const formatDateTimeIn = (iso: string | null, timezone: string): string =>
  iso ? format(new TZDateMini(iso, timezone), 'MM/dd/yyyy hh:mm a') : unknown;

/** MM/dd/yyyy hh:mm:ss a in a timezone, with its name: `01/05/2026 08:00:00 AM CST`. */
export function formatSecondIn(iso: string, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return `${format(new TZDateMini(iso, timezone), 'MM/dd/yyyy hh:mm:ss a')} ${name}`;
}
