import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { anyWork, type Recipe } from './recipe.ts';

const dayMs = 86_400_000;
const sees = ['analytics.advancedAnalytics VIEW'] as const;
const mails = [...sees, 'savedViews EDIT'] as const;

/** Around the time of the scene's occurrences and tickets. */
const pivot = (field: string, more: object) => (side: Side) => ({
  input: {
    range: { start: new Date(activeAt - dayMs).toISOString(), end: new Date(activeAt + dayMs).toISOString() },
    timezone: 'UTC',
    criteria: [{ field, isExclusion: false, values: [side.marker] }],
    searchTerm: side.marker,
    ...more,
  },
});

export const advancedAnalytics: Record<string, Recipe> = {
  'Query.advancedAnalytics': {
    asks: { each: [sees, [...sees, anyWork]] },
    args: [
      pivot('text', { source: 'instances', rows: ['point', 'alarmId'], column: 'hour', measure: 'occurrences' }),
      pivot('workKeyword', { source: 'tickets', rows: ['assignee'], column: 'property.rooms', measure: 'created' }),
    ],
  },
  'Query.savedViewMailRecipients': { asks: sees, args: [() => ({ nameLike: null })] },
  'Mutation.scheduleSavedViewMail': {
    asks: mails,
    args: [
      (side) => ({
        viewId: side.pivotViewId,
        input: {
          ...{ frequency: 'MONTHLY', weekday: 1, monthday: 31, minute: 420, timezone: 'UTC', format: 'SHEET' },
          recipients: [side.admin.id],
        },
      }),
    ],
  },
  'Mutation.stopSavedViewMail': { asks: mails, args: [(side) => ({ viewId: side.mailedViewId })] },
  'Mutation.leaveSavedViewMail': { asks: 'object', args: [(side) => ({ viewId: side.leftViewId })] },
};
