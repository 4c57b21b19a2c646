import { ofCustomer } from '#frame/administration-path.ts';
import type { Feature } from '#frame/feature.ts';
import { configuresCmms } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  console: [
    {
      path: `users/cmms-config/main/${ofCustomer}`,
      sees: configuresCmms,
      load: async () => (await import('./CmmsConfigPage.tsx')).CmmsConfigPage,
    },
  ],
  administration: [{ rank: 30, name: pageTexts.cmmsConfig, to: '/users/cmms-config/main', sees: configuresCmms }],
} satisfies Feature;
