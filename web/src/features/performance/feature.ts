import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

const sees = (me: Me): boolean => can(me, 'analytics.counts', 'VIEW');

export default {
  console: [
    {
      path: 'analytics/alarm-performance',
      sees,
      load: async () => (await import('./AlarmPerformancePage.tsx')).AlarmPerformancePage,
    },
  ],
  analytics: [{ rank: 15, name: pageTexts.alarmPerformance, to: '/analytics/alarm-performance', sees }],
  parts: [{ IndustryGrid: onDemand(async () => (await import('./IndustryGrid.tsx')).IndustryGrid) }],
} satisfies Feature;
