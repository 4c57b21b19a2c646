import { Cable } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  provider: [
    { path: 'feeds', load: async () => (await import('./FeedsPage.tsx')).FeedsPage },
    { path: 'feeds/:customerId/:systemId/:page', load: async () => (await import('./FeedLink.tsx')).FeedLink },
  ],
  providerLinks: [{ rank: 5, name: pageTexts.feeds, to: '/feeds', icon: Cable }],
} satisfies Feature;
