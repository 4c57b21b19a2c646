import { ChartColumn } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { can, type Me, seesWork } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const path = '/analytics/work-resolution';
const sees = (me: Me): boolean => can(me, 'analytics.workResolution', 'VIEW') && seesWork(me);
const seesHistory = (me: Me): boolean => can(me, 'analytics.workHistory', 'VIEW') && seesWork(me);
const seesKpis = (me: Me): boolean => can(me, 'analytics.kpi', 'VIEW');

export default {
  console: [
    {
      path: 'analytics/work-resolution',
      sees,
      load: async () => (await import('./WorkResolutionPage.tsx')).WorkResolutionPage,
    },
    {
      path: 'analytics/work-history',
      sees: seesHistory,
      load: async () => (await import('./WorkHistoryPage.tsx')).WorkHistoryPage,
    },
  ],
  // for people whose Analytics begin here
  areas: [
    {
      rank: 30,
      name: pageTexts.analytics,
      to: path,
      match: '/analytics/*',
      icon: ChartColumn,
      sees: (me: Me) => sees(me) && !seesKpis(me),
    },
  ],
  analytics: [
    { rank: 10, name: pageTexts.kpiDashboard, to: '/analytics/kpi-dashboard', sees: seesKpis },
    { rank: 20, name: pageTexts.workResolution, to: path, sees },
    { rank: 30, name: pageTexts.workHistory, to: '/analytics/work-history', sees: seesHistory },
  ],
} satisfies Feature;
