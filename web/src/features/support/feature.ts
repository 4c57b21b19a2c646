import { LifeBuoy } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  signedIn: [{ path: 'help-desk', load: async () => (await import('./HelpDesk.tsx')).HelpDesk }],
  provider: [
    { path: 'support-requests', load: async () => (await import('./SupportRequestsPage.tsx')).SupportRequestsPage },
  ],
  providerLinks: [{ rank: 80, name: pageTexts.supportRequests, to: '/support-requests', icon: LifeBuoy }],
} satisfies Feature;
