import { anyWork, page, type Recipe } from './recipe.ts';

export const exports: Record<string, Recipe> = {
  'Query.reportExports': { asks: 'own', args: [() => page] },
  'Query.reportUrl': { asks: 'object', args: [(side) => ({ exportId: side.exportId })] },
  'Mutation.requestExport': {
    asks: ['analytics.workHistory VIEW', anyWork],
    args: [
      (side) => ({
        input: {
          list: 'work-history',
          input: { input: { timezone: 'UTC', searchTerm: side.marker } },
          format: 'csv',
        },
      }),
    ],
  },
};
