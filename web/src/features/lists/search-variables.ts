import type { Criterion } from '#features/criteria/criteria.ts';
import { viewerTimezone } from '#ui/format.ts';

/** Lens and filters of a list. */
export interface ListSearch {
  lensId: string;
  criteria: Criterion[];
  searchTerm: string;
}

/** Returns the variables of calls about what a list finds; criteria that speak of days mean those of the viewer. */
export const searchVariables = ({ lensId, criteria, searchTerm }: ListSearch) => ({
  lensId,
  criteria,
  searchTerm: searchTerm || null,
  timezone: viewerTimezone(),
});
