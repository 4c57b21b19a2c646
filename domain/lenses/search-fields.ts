import { z } from 'zod';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import { timezoneSchema } from '../timezone-schema.ts';

/** Search of a list of any kind: a lens, filters of the criteria language and a term. */
export const searchFields = {
  lensId: z.string().max(100).nullish(),
  criteria: criteriaSchema.nullish(),
  searchTerm: searchTermSchema,
  /** The caller's, for criteria that speak of days (SYS.2). */
  timezone: timezoneSchema.nullish(),
};
const searchFieldsSchema = z.object(searchFields);
export type SearchFields = z.output<typeof searchFieldsSchema>;
