import { z } from 'zod';
import { commonTexts } from '../texts/server/common.ts';

const dayMs = 86_400_000;
/** Maximum range: a year and the days that a picker adds. */
const longestRangeDays = 400;

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** A range of instants, its end excluded, as milliseconds since the epoch. */
export const rangeSchema = z
  .object({ start: instant, end: instant })
  .refine(({ start, end }) => start < end, commonTexts.rangeEndsFirst)
  .refine(({ start, end }) => end - start <= longestRangeDays * dayMs, commonTexts.rangeTooLong(longestRangeDays));
