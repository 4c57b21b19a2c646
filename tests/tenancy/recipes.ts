import { joined } from './generated/recipes.ts';
import type { Recipe } from './recipes/recipe.ts';

/** How each operation of the schema is tried with the ids of a customer. */
export const recipes: Record<string, Recipe> = joined;
