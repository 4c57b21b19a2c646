import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  console: [{ path: 'settings/feedback', load: async () => (await import('./FeedbackPage.tsx')).FeedbackPage }],
  settings: [{ group: 'account', rank: 80, name: pageTexts.feedback, to: '/settings/feedback' }],
} satisfies Feature;
