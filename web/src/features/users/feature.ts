import { ofCustomer } from '#frame/administration-path.ts';
import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

/** People who may change people administer them (ADM.10); others who may see them have a list in settings. */
const administers = (me: Me) => can(me, 'users', 'EDIT');
const seesPeople = (me: Me) => can(me, 'users', 'VIEW');

export default {
  console: [
    {
      path: 'users',
      sees: administers,
      load: async () => (await import('./UsersPage.tsx')).UsersLanding,
    },
    {
      path: `users/list/main/${ofCustomer}`,
      sees: administers,
      load: async () => (await import('./UsersPage.tsx')).UsersPage,
    },
    {
      path: 'settings/user-groups',
      sees: seesPeople,
      load: async () => (await import('./UserGroupsPage.tsx')).UserGroupsPage,
    },
  ],
  administration: [{ rank: 10, name: pageTexts.users, to: '/users/list/main', sees: administers }],
  palette: [{ sees: seesPeople, load: async () => (await import('./palette.ts')).usePeoplePalette }],
  settings: [
    { group: 'organization', rank: 5, name: pageTexts.userGroups, to: '/settings/user-groups', sees: seesPeople },
  ],
} satisfies Feature;
