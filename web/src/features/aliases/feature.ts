import type { Feature } from '#frame/feature.ts';
import { seesAssets } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

export default {
  assetSections: [
    {
      id: 'aliases',
      name: pageTexts.aliases,
      rank: 40,
      sees: seesAssets,
      Section: onDemand(async () => (await import('./AliasesSection.tsx')).AliasesSection),
    },
  ],
} satisfies Feature;
