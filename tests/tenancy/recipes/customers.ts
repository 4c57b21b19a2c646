import { page, type Recipe } from './recipe.ts';

export const customers: Record<string, Recipe> = {
  'Query.getCustomers': { asks: 'own', args: [(side) => ({ searchTerm: side.marker, ...page })] },
};
