import type { Feature } from '#frame/feature.ts';
import { configuresCmms } from '#session/access.ts';
import { cmmsTexts } from '#texts/cmms.ts';

export default {
  console: [
    {
      path: 'users/cmms-config/main',
      sees: configuresCmms,
      load: async () => (await import('./CmmsConfigPage.tsx')).CmmsConfigPage,
    },
  ],
  administration: [{ rank: 30, name: cmmsTexts.title, to: '/users/cmms-config/main', sees: configuresCmms }],
} satisfies Feature;
