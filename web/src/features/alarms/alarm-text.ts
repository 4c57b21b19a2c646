import { recentWorkDays } from '../../../../domain/constants.ts';

const dayMs = 86_400_000;

/** What titles need to know of an alarm. */
interface Titled {
  contextualName: string;
  formattedRawText: string;
}

/** The alarm's title: its contextual name, or the raw text where the customer wants that first. */
export const alarmTitle = (alarm: Titled, isRawFirst: boolean): string =>
  (isRawFirst && alarm.formattedRawText) || alarm.contextualName || alarm.formattedRawText;

/** "asset – component – condition" as the asset and the rest; a title without parts has no asset. */
export function splitTitle(title: string): { asset: string | null; condition: string } {
  const [asset, ...rest] = title.split(' – ');
  return asset && rest.length > 0 ? { asset, condition: rest.join(' – ') } : { asset: null, condition: title };
}

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

export const chatteringHelp = 'Triggered more than once in 10 minutes';
export const fleetingHelp = 'Active for less than 5 minutes';

/** `equipment_type` as "Equipment type". */
export const propertyLabel = (type: string): string => {
  const words = type
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
