import { FileText } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { seesReports } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  console: [
    { path: 'reports/counts', sees: seesReports, load: async () => (await import('./CountsPage.tsx')).CountsPage },
  ],
  areas: [{ rank: 40, name: pageTexts.reports, to: '/reports', icon: FileText, sees: seesReports }],
  reports: [{ rank: 10, name: pageTexts.counts, to: '/reports/counts' }],
} satisfies Feature;
