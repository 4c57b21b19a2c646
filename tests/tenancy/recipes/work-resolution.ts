import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { anyWork, type Clause, type Recipe } from './recipe.ts';

const dayMs = 86_400_000;
const asks: readonly Clause[] = ['analytics.workResolution VIEW', anyWork];
/** Around the time at which tickets of the scene were closed. */
const whole = (side: Side) => ({
  input: {
    range: { start: new Date(activeAt - dayMs).toISOString(), end: new Date(activeAt + dayMs).toISOString() },
    timezone: 'UTC',
    criteria: [{ field: 'workKeyword', isExclusion: false, values: [side.marker] }],
    searchTerm: side.marker,
  },
});

export const workResolution: Record<string, Recipe> = {
  'Query.workResolutionTrend': { asks, args: [whole] },
  'Query.workResolutionTrendGroupBy': {
    asks,
    args: [
      (side) => ({ ...whole(side), groupBy: 'assignee', limit: 10 }),
      (side) => ({ ...whole(side), groupBy: 'alarmAttribute', groupByAlarmAttribute: 'building' }),
    ],
  },
  'Query.workResolutionClosedWork': { asks, args: [whole] },
  'Query.workResolutionRepeatWork': { asks, args: [whole] },
  'Query.workResolutionTicketList': {
    asks,
    args: [(side) => ({ ...whole(side), orderBy: { field: 'CLOSED_AT', direction: 'ASC' }, limit: 10, offset: 0 })],
  },
  'Query.workHistory': {
    asks: ['analytics.workHistory VIEW', anyWork],
    args: [
      (side) => {
        const { timezone, criteria, searchTerm } = whole(side).input;
        const orderBy = { field: 'CREATED_AT', direction: 'ASC' };
        return { input: { timezone, criteria, searchTerm }, orderBy, limit: 10, offset: 0 };
      },
    ],
  },
};
