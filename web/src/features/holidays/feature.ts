import type { Feature } from '#frame/feature.ts';
import { can, type Me } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

const seesHolidays = (me: Me) => can(me, 'automation', 'VIEW');

export default {
  console: [
    {
      path: 'settings/holidays',
      sees: seesHolidays,
      load: async () => (await import('./HolidaysPage.tsx')).HolidaysPage,
    },
  ],
  settings: [
    { group: 'organization', rank: 27, name: pageTexts.holidays, to: '/settings/holidays', sees: seesHolidays },
  ],
} satisfies Feature;
