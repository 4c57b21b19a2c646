import { randomUUID } from 'node:crypto';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of lenses and views of a side's admin: each spare is consumed by the operation that deletes it. */
export const newViewIds = () => ({
  lensId: randomUUID(),
  spareLensId: randomUUID(),
  viewId: randomUUID(),
  spareViewId: randomUUID(),
  /** Views of pivots: two are mailed to the admin, and one of those is stopped, the other left. */
  pivotViewId: randomUUID(),
  mailedViewId: randomUUID(),
  leftViewId: randomUUID(),
});
export type ViewIds = ReturnType<typeof newViewIds>;

/** Stores lenses and views of a person, and mails of views. */
export async function storeViews(
  api: TestApi,
  { customerId, marker, userId }: { customerId: number; marker: string; userId: string },
): Promise<ViewIds> {
  const ids = newViewIds();
  const { lensId, spareLensId, viewId, spareViewId, ...pivots } = ids;
  const own = { customer_id: customerId, criteria: '[]', created_at: new Date(activeAt) };
  for (const [name, id] of Object.entries({ [`Lens ${marker}`]: lensId, [`Spare ${marker}`]: spareLensId })) {
    const lens = { name, name_key: name, description: marker, type: 'alarm', category: 'all_alarms' };
    const table = { table_options: JSON.stringify({ sort: 'ALARM_TIME.DESC', columns: null }) };
    await api.db('lenses').insert({ ...own, ...lens, ...table, id, owner_id: userId, created_by: userId });
  }
  for (const [name, id] of Object.entries({ [`View ${marker}`]: viewId, [`Spare ${marker}`]: spareViewId })) {
    const view = { name, name_key: name, view_type: 'alarms', is_default: false };
    await api.db('saved_views').insert({ ...own, ...view, id, user_id: userId });
  }
  for (const [purpose, id] of Object.entries(pivots)) {
    const name = `${purpose} ${marker}`;
    const view = { name, name_key: name, view_type: 'advancedAnalytics', is_default: false };
    const shape = { source: 'instances', rows: ['point'], column: null, measure: 'occurrences' };
    const pivot = JSON.stringify({ ...shape, days: 30, range: null, timezone: 'UTC' });
    await api.db('saved_views').insert({ ...own, ...view, pivot, id, user_id: userId });
    if (id === pivots.pivotViewId) continue;
    await api.db('view_mails').insert({
      ...{ customer_id: customerId, view_id: id, user_id: userId, frequency: 'DAILY', minute: 0, timezone: 'UTC' },
      // so that no sweep of the running product mails them
      ...{ format: 'SHEET', recipients: [userId], next_at: new Date('2100-01-01T00:00:00Z') },
    });
  }
  return ids;
}
