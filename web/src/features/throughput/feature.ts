import { ChartNoAxesColumn } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';

export default {
  provider: [{ path: 'alarm-throughput', load: async () => (await import('./ThroughputPage.tsx')).ThroughputPage }],
  providerLinks: [{ rank: 30, name: texts.title, to: '/alarm-throughput', icon: ChartNoAxesColumn }],
} satisfies Feature;
