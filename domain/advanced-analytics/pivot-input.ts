import type { z } from 'zod';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import { withPivotShape } from '../pivot-shape.ts';
import { rangeSchema } from '../range-schema.ts';
import { timezoneSchema } from '../timezone-schema.ts';

/** Input of a pivot: its shape, and what is counted. Criteria are those of alarms, or of tickets. */
export const pivotSchema = withPivotShape({
  range: rangeSchema,
  timezone: timezoneSchema.nullish(),
  criteria: criteriaSchema.nullish(),
  searchTerm: searchTermSchema,
});
export type PivotInput = z.input<typeof pivotSchema>;
export type PivotQuery = z.output<typeof pivotSchema>;
