import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesReaders = (me: Me) => can(me, 'customerSettings', 'EDIT');

export default {
  console: [
    { path: 'settings/readers', sees: seesReaders, load: async () => (await import('./ReadersPage.tsx')).ReadersPage },
  ],
  settings: [{ group: 'organization', rank: 30, name: pageTexts.readers, to: '/settings/readers', sees: seesReaders }],
} satisfies Feature;
