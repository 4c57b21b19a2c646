import { alarms } from './recipes/alarms.ts';
import { cmms } from './recipes/cmms.ts';
import { integrations } from './recipes/integrations.ts';
import { lenses } from './recipes/lenses.ts';
import { people } from './recipes/people.ts';
import type { Recipe } from './recipes/recipe.ts';
import { work } from './recipes/work.ts';

/** Test recipe of each operation of the schema, with the ids of a customer. */
export const recipes: Record<string, Recipe> = { ...alarms, ...cmms, ...integrations, ...lenses, ...people, ...work };
