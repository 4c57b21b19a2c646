import type { Feature } from '#frame/feature.ts';
import { can, type Me, seesWork } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const sees = (me: Me): boolean => can(me, 'analytics.workResolution', 'VIEW') && seesWork(me);
const seesHistory = (me: Me): boolean => can(me, 'analytics.workHistory', 'VIEW') && seesWork(me);

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
  analytics: [
    { rank: 20, name: pageTexts.workResolution, to: '/analytics/work-resolution', sees },
    { rank: 30, name: pageTexts.workHistory, to: '/analytics/work-history', sees: seesHistory },
  ],
} satisfies Feature;
