import type { Pivot } from '../../../domain/advanced-analytics/pivot.ts';

export type PivotMapper = Pivot;
