import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const sees = (me: Me): boolean => can(me, 'analytics.advancedAnalytics', 'VIEW');

export default {
  console: [
    {
      path: 'analytics/advanced-analytics',
      sees,
      load: async () => (await import('./AdvancedAnalyticsPage.tsx')).AdvancedAnalyticsPage,
    },
  ],
  analytics: [{ rank: 90, name: pageTexts.advancedAnalytics, to: '/analytics/advanced-analytics', sees }],
} satisfies Feature;
