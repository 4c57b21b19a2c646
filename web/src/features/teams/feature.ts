import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesTeams = (me: Me) => can(me, 'teams', 'VIEW');

export default {
  console: [{ path: 'settings/teams', sees: seesTeams, load: async () => (await import('./TeamsPage.tsx')).TeamsPage }],
  settings: [{ group: 'organization', rank: 10, name: pageTexts.teams, to: '/settings/teams', sees: seesTeams }],
} satisfies Feature;
