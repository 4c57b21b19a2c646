import { capText, cleanText } from './clean-event.ts';
import { isRow } from './reading/payload.ts';

const most = 20;
const nameMax = 100;
const valueMax = 200;

/**
 * Returns an item's attributes for maintenance systems: names and plain values of its `cmmsAttributes`, which fields
 * are mapped from (CMMS-041); null if it has none.
 */
export function cmmsAttributesOf(payload: string): Record<string, string> | null {
  // few items have any, and the others are not parsed twice
  if (!payload.includes('"cmmsAttributes"')) return null;
  try {
    const item: unknown = JSON.parse(payload);
    if (!isRow(item) || !isRow(item.cmmsAttributes)) return null;
    const found = Object.entries(item.cmmsAttributes)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [capText(cleanText(name), nameMax), capText(cleanText(String(value)), valueMax)] as const)
      .filter(([name, value]) => name !== '' && value !== '')
      .slice(0, most);
    return found.length > 0 ? Object.fromEntries(found) : null;
  } catch {
    return null;
  }
}
