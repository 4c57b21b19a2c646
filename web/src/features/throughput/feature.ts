import { ChartNoAxesColumn } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  provider: [{ path: 'alarm-throughput', load: async () => (await import('./ThroughputPage.tsx')).ThroughputPage }],
  providerLinks: [{ rank: 30, name: pageTexts.throughput, to: '/alarm-throughput', icon: ChartNoAxesColumn }],
} satisfies Feature;
