import { FileText } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { can, type Me, seesReports } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesCounts = (me: Me): boolean => can(me, 'analytics.counts', 'VIEW');

export default {
  console: [
    { path: 'reports/counts', sees: seesReports, load: async () => (await import('./CountsPage.tsx')).CountsPage },
    {
      path: 'analytics/counts',
      sees: seesCounts,
      load: async () => (await import('./AnalyticsCountsPage.tsx')).AnalyticsCountsPage,
    },
  ],
  areas: [{ rank: 40, name: pageTexts.reports, to: '/reports', icon: FileText, sees: seesReports }],
  reports: [{ rank: 10, name: pageTexts.counts, to: '/reports/counts' }],
  analytics: [{ rank: 15, name: pageTexts.counts, to: '/analytics/counts', sees: seesCounts }],
} satisfies Feature;
