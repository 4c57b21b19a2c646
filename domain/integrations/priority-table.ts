import { z } from 'zod';
import { mappingTexts } from '../../texts/server/mapping.ts';

const level = z.int().min(0).max(5);
const fold = (text: string): string => text.trim().toLowerCase();
const byText = z
  .record(z.string().max(200), level)
  .transform(
    (table): Record<string, number> => Object.fromEntries(Object.entries(table).map(([k, v]) => [fold(k), v])),
  );

const bandSchema = z
  .strictObject({ from: z.number(), to: z.number(), priority: level })
  .refine((band) => band.from <= band.to, mappingTexts.bandOrder);

/**
 * Translation of a source's priorities to ours, 0 to 5 (5 most urgent, 0 none). Kept per integration as data; parse it
 * with this schema before use, which also folds the texts.
 */
export const priorityTableSchema = z.strictObject({
  /** For priorities that are numbers; both ends belong to the band. */
  bands: z
    .array(bandSchema)
    .max(256)
    .refine((bands) => !overlaps(bands), mappingTexts.bandsOverlap)
    .default([]),
  /** For priorities that are words: "critical" → 5. */
  texts: byText.default({}),
  /** Wins where it names the event's alarm class: for sites that leave every priority at its default. */
  byAlarmClass: byText.default({}),
});
export type PriorityTable = z.output<typeof priorityTableSchema>;
export type PriorityTableInput = z.input<typeof priorityTableSchema>;

/** PROP.7 (policy basPriorityBands): 0 to 255, lower is more urgent. */
export const basPriorityBands: PriorityTable = {
  bands: [
    { from: 0, to: 39, priority: 5 },
    { from: 40, to: 79, priority: 4 },
    { from: 80, to: 139, priority: 3 },
    { from: 140, to: 199, priority: 2 },
    { from: 200, to: 255, priority: 1 },
  ],
  texts: {},
  byAlarmClass: {},
};

/** The bands of BACnet's notification classes: life safety, critical equipment, urgent, normal, "never set". */
export const bacnetPriorityBands: PriorityTable = {
  bands: [
    { from: 0, to: 63, priority: 5 },
    { from: 64, to: 127, priority: 4 },
    { from: 128, to: 191, priority: 3 },
    { from: 192, to: 254, priority: 2 },
    { from: 255, to: 255, priority: 1 },
  ],
  texts: {},
  byAlarmClass: {},
};

/** Presets that the console offers. */
export const priorityPresets = { General: basPriorityBands, 'BACnet bands': bacnetPriorityBands } as const;

/** The table to apply, or null when the customer's flag is off: ingest then leaves every priority at 0 (PROP.7). */
export function activePriorityTable(
  customer: { isBASPriorityEnabled: boolean },
  table: PriorityTable | null,
): PriorityTable | null {
  return customer.isBASPriorityEnabled ? (table ?? basPriorityBands) : null;
}

/** 0 to 5. Missing, unreadable or unmapped is 0; so is everything without a table. */
export function mapPriority(
  table: PriorityTable | null,
  of: { priorityRaw: string | null; alarmClass: string | null },
): number {
  if (table === null) return 0;
  const byClass = of.alarmClass === null ? undefined : own(table.byAlarmClass, fold(of.alarmClass));
  if (byClass !== undefined) return byClass;
  if (of.priorityRaw === null) return 0;
  const raw = fold(of.priorityRaw);
  const text = own(table.texts, raw);
  if (text !== undefined) return text;
  if (!/^-?\d+(?:\.\d+)?$/.test(raw)) return 0;
  const number = Number(raw);
  return table.bands.find((band) => number >= band.from && number <= band.to)?.priority ?? 0;
}

/** A source's text may be "constructor": only what the table itself holds counts. */
function own(table: Record<string, number>, key: string): number | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function overlaps(bands: readonly { from: number; to: number }[]): boolean {
  const sorted = [...bands].sort((a, b) => a.from - b.from);
  return sorted.some((band, i) => {
    const before = sorted[i - 1];
    return before !== undefined && band.from <= before.to;
  });
}
