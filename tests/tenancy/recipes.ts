import { joined } from './generated/recipes.ts';
import type { Recipe } from './recipes/recipe.ts';

/** Test recipe of each operation of the schema, with the ids of a customer. */
export const recipes: Record<string, Recipe> = joined;
