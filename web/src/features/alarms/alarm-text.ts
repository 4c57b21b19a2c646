import { recentWorkDays } from '#domain/constants.ts';

const dayMs = 86_400_000;

/** Fields of an alarm for its title. */
interface Titled {
  contextualName: string;
  text: string;
  formattedRawText: string;
}

interface Title {
  /** Subject of the alarm; null if the title cannot be split. */
  asset: string | null;
  condition: string;
}

/**
 * Returns the alarm's title: its contextual name, or the raw text if the customer prefers it. A name is split as
 * "asset – component – condition", or into the alarm's own text and the part before it.
 */
export function alarmTitle(alarm: Titled, isRawFirst: boolean): Title {
  const title = (isRawFirst && alarm.formattedRawText) || alarm.contextualName || alarm.formattedRawText;
  const [asset, ...rest] = title.split(' – ');
  if (asset && rest.length > 0) return { asset, condition: rest.join(' – ') };
  const text = alarm.text.trim();
  const before = text && title.endsWith(` ${text}`) ? title.slice(0, -text.length).trim() : '';
  return before ? { asset: before, condition: text } : { asset: null, condition: title };
}

/** Returns an alarm's number as people see it: "A48213". */
export const displayId = (id: string): string => `A${id}`;

/** A title in one line. */
export const titleLine = ({ asset, condition }: Title): string => [asset, condition].filter(Boolean).join(' ');

interface Located {
  properties: Array<{ type: string; value: string[] }> | null;
}

/** The values of one property type, e.g. "3F, 4F"; null without any. */
export function propertyText(alarm: Located, type: string): string | null {
  const values = alarm.properties?.filter((property) => property.type === type).flatMap((property) => property.value);
  return values?.length ? values.join(', ') : null;
}

/** Building, floors and rooms as far as they are known. */
export const locationParts = (alarm: Located): string[] =>
  ['building', 'floors', 'rooms'].map((type) => propertyText(alarm, type)).filter((part) => part !== null);

/** `open` while a ticket is open, `closed` while the last one closed within the last days, else null. */
export function recentWork(
  alarm: { activeWorkCount: number; lastWorkTicketClosedAt: string | null },
  nowMs: number,
): 'open' | 'closed' | null {
  if (alarm.activeWorkCount > 0) return 'open';
  const closedAt = alarm.lastWorkTicketClosedAt && Date.parse(alarm.lastWorkTicketClosedAt);
  return closedAt && nowMs - closedAt <= recentWorkDays * dayMs ? 'closed' : null;
}

/** `equipment_type` as "Equipment type". */
export const propertyLabel = (type: string): string => {
  const words = type
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
