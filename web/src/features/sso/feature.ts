import { ofCustomer } from '#frame/administration-path.ts';
import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesSso = (me: Me): boolean => can(me, 'customerSettings', 'VIEW');

export default {
  console: [
    {
      path: `users/settings/main/${ofCustomer}`,
      sees: seesSso,
      load: async () => (await import('./SsoPage.tsx')).SsoPage,
    },
  ],
  administration: [{ rank: 20, name: pageTexts.customerSettings, to: '/users/settings/main', sees: seesSso }],
} satisfies Feature;
