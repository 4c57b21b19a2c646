import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesRoles = (me: Me) => can(me, 'roles', 'VIEW');

export default {
  console: [{ path: 'settings/roles', sees: seesRoles, load: async () => (await import('./RolesPage.tsx')).RolesPage }],
  settings: [{ group: 'organization', rank: 7, name: pageTexts.roles, to: '/settings/roles', sees: seesRoles }],
} satisfies Feature;
