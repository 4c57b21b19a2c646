import type { Feature } from '#frame/feature.ts';
import { seesRelations } from '#session/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

export default {
  assetSections: [
    {
      ...{ id: 'relationships', name: pageTexts.relationships, rank: 30, sees: seesRelations },
      Section: onDemand(async () => (await import('./RelationsSection.tsx')).RelationsSection),
    },
  ],
} satisfies Feature;
