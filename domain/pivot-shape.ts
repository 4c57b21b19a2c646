import { z } from 'zod';
import { pivotTexts as texts } from '../texts/server/pivots.ts';
import { isDimensionOf, isMeasureOf, type PivotMeasure, pivotMeasures, pivotSources } from './pivot-dimensions.ts';
import { rangeSchema } from './range-schema.ts';
import { timezoneSchema } from './timezone-schema.ts';

const dimensionSchema = z.string().max(60);
const measures: readonly PivotMeasure[] = [...pivotMeasures.instances, ...pivotMeasures.tickets];

const shape = {
  source: z.enum(pivotSources),
  rows: z.array(dimensionSchema).min(1, texts.rowsCount).max(2, texts.rowsCount),
  column: dimensionSchema.nullish().transform((column) => column ?? null),
  measure: z.enum(measures, texts.unknownMeasure),
};
const shapeSchema = z.object(shape);
/** Rows, column and measure of a pivot (ANA.7). */
export type PivotShape = z.output<typeof shapeSchema>;

/** Refuses a dimension or measure that the source does not have, and a dimension that is used twice. */
function checkShape({ value, issues }: { value: PivotShape; issues: z.core.$ZodRawIssue[] }): void {
  const { source, rows, column, measure } = value;
  const refuse = (path: Array<string | number>, message: string) =>
    issues.push({ code: 'custom', path, message, input: value });
  if (!isMeasureOf(source, measure)) refuse(['measure'], texts.unknownMeasure);
  const given: Array<{ name: string | null; path: Array<string | number> }> = [
    ...rows.map((name, at) => ({ name, path: ['rows', at] })),
    { name: column, path: ['column'] },
  ];
  for (const [at, { name, path }] of given.entries()) {
    if (name === null) continue;
    if (!isDimensionOf(source, name)) refuse(path, texts.unknownDimension);
    else if (given.findIndex((one) => one.name === name) < at) refuse(path, texts.dimensionTwice);
  }
}

/** Schema of a pivot's shape beside other fields. */
export const withPivotShape = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...shape, ...fields }).check((given) => checkShape(given as Parameters<typeof checkShape>[0]));

/** Days of a saved range, which ends with the day on which it is read. */
const lastDaysMax = 366;

/** A pivot as a saved view keeps it: its shape, and its last days or the times between which it counts. */
export const savedPivotSchema = withPivotShape({
  days: z
    .int()
    .min(1)
    .max(lastDaysMax)
    .nullish()
    .transform((days) => days ?? null),
  range: z
    .object({ start: z.string().max(40), end: z.string().max(40) })
    .refine((range) => rangeSchema.safeParse(range).success, texts.wrongRange)
    .nullish()
    .transform((range) => range ?? null),
  timezone: timezoneSchema,
}).refine(({ days, range }) => (days === null) !== (range === null), texts.rangeOrDays);
export type SavedPivot = z.output<typeof savedPivotSchema>;
