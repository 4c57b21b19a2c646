import { Boxes } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { seesAlarms, seesAssets, seesCmmsValues, seesWork } from '#session/access.ts';
import { pageTexts, assetSectionTexts as texts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';

export default {
  console: [
    { path: 'assets', sees: seesAssets, load: async () => (await import('#features/lists/LensHome.tsx')).AssetHome },
    {
      path: 'assets/entity/:entityId',
      sees: seesAssets,
      load: async () => (await import('./EntityPage.tsx')).EntityPage,
    },
    { path: 'assets/spaces', sees: seesAssets, load: async () => (await import('./SpacesPage.tsx')).SpacesPage },
    { path: 'assets/:team/:lens', sees: seesAssets, load: async () => (await import('./AssetsPage.tsx')).AssetsPage },
  ],
  phone: [
    {
      path: 'm/assets/list',
      sees: seesAssets,
      load: async () => (await import('./phone/MobileAssets.tsx')).MobileAssets,
    },
    {
      path: 'm/assets/entity/:entityId',
      sees: seesAssets,
      load: async () => (await import('./phone/MobileAsset.tsx')).MobileAsset,
    },
  ],
  areas: [
    {
      rank: 50,
      name: pageTexts.assets,
      to: '/assets',
      icon: Boxes,
      sees: seesAssets,
      Rail: onDemand(async () => (await import('./AssetRail.tsx')).AssetRail),
    },
  ],
  palette: [{ sees: seesAssets, load: async () => (await import('./palette.ts')).useAssetPalette }],
  assetSections: [
    {
      ...{ id: 'alarms', name: texts.alarms, rank: 10, sees: seesAlarms, isOnPhone: true },
      Section: onDemand(async () => (await import('./sections/AlarmsSection.tsx')).AlarmsSection),
    },
    {
      ...{ id: 'work', name: texts.work, rank: 20, sees: seesWork, isOnPhone: true },
      Section: onDemand(async () => (await import('./sections/WorkSection.tsx')).WorkSection),
    },
    {
      ...{ id: 'activity', name: texts.activity, rank: 40 },
      Section: onDemand(async () => (await import('./sections/ActivitySection.tsx')).ActivitySection),
    },
    {
      ...{ id: 'cmms', name: texts.cmms, rank: 60, sees: seesCmmsValues },
      Section: onDemand(async () => (await import('./sections/CmmsSection.tsx')).CmmsSection),
    },
  ],
} satisfies Feature;
