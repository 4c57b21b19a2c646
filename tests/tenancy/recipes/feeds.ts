import type { Recipe } from './recipe.ts';

export const feeds: Record<string, Recipe> = {
  'Query.feedsAndCounts': {
    asks: 'super',
    args: [(side) => ({ where: { isTroubled: false, searchTerm: side.marker }, limit: 10, offset: 0 })],
    crossesCustomers: true,
    isAlike: true,
  },
};
