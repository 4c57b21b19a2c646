import type { z } from 'zod';
import { withPivotShape } from '../pivot-shape.ts';
import { matchingSchema } from '../reports/counts-input.ts';

/** Input of a pivot: its shape, and what is counted. Criteria are those of alarms, or of tickets. */
export const pivotSchema = withPivotShape(matchingSchema.shape);
export type PivotInput = z.input<typeof pivotSchema>;
export type PivotQuery = z.output<typeof pivotSchema>;
