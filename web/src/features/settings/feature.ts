import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesObjectControl = (me: Me) => can(me, 'objectControl', 'VIEW');

export default {
  console: [
    { path: 'settings/about', load: async () => (await import('./About.tsx')).About },
    { path: 'settings/profile', load: async () => (await import('./ProfilePage.tsx')).ProfilePage },
    {
      path: 'settings/profile/email',
      load: async () => (await import('./profile/ConfirmEmail.tsx')).ConfirmEmail,
    },
    {
      path: 'settings/object-control',
      sees: seesObjectControl,
      load: async () => (await import('./ObjectControl.tsx')).ObjectControl,
    },
  ],
  settings: [
    { group: 'account', rank: 10, name: pageTexts.profile, to: '/settings/profile' },
    {
      group: 'organization',
      rank: 20,
      name: pageTexts.objectControl,
      to: '/settings/object-control',
      sees: seesObjectControl,
    },
    { group: 'account', rank: 90, name: pageTexts.about, to: '/settings/about' },
  ],
} satisfies Feature;
