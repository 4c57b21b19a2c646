import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { criteria, type Recipe } from './recipe.ts';

const dayMs = 86_400_000;
const input = (side: Side) => ({
  input: {
    range: { start: new Date(activeAt - dayMs).toISOString(), end: new Date(activeAt + dayMs).toISOString() },
    timezone: 'UTC',
    criteria: criteria(side),
    searchTerm: side.marker,
  },
});

export const performance: Record<string, Recipe> = {
  'Query.alarmPerformance': { asks: ['analytics.counts VIEW'], args: [input] },
  'Query.industryGrid': { asks: ['analytics.kpi VIEW'], args: [input] },
};
