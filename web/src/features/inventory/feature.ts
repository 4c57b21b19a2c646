import type { Feature } from '#frame/feature.ts';
import { importsAssets } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  console: [
    {
      path: 'assets/import',
      sees: importsAssets,
      load: async () => (await import('./ImportsPage.tsx')).ImportsPage,
    },
    {
      path: 'assets/import/:importId',
      sees: importsAssets,
      load: async () => (await import('./ImportPage.tsx')).ImportPage,
    },
  ],
  settings: [
    { group: 'organization', rank: 60, name: pageTexts.inventoryImport, to: '/assets/import', sees: importsAssets },
  ],
} satisfies Feature;
