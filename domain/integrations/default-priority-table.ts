import { bacnetPriorityBands, basPriorityBands, type PriorityTable } from './priority-table.ts';

/** Schemas whose priority is a word or a scale of the site: nothing is urgent until an admin maps it. */
const schemasOfWords: ReadonlySet<string> = new Set(['webcontrol', 'desigoCC', 'ebo', 'ecostruxureIT']);

/**
 * The table that a new integration starts with, by its schema: the bands of BACnet's
 * notification classes, an empty table for sources that name their priorities, else the general bands.
 */
export function defaultPriorityTable(schema: string): PriorityTable {
  if (schema === 'bacnet') return bacnetPriorityBands;
  return schemasOfWords.has(schema) ? { bands: [], texts: {}, byAlarmClass: {} } : basPriorityBands;
}
