import { ofCustomer } from '#frame/administration-path.ts';
import type { Feature } from '#frame/feature.ts';
import { can, type Me, seesAssets } from '#session/access.ts';
import { pageTexts, assetSectionTexts as sectionTexts } from '#texts/pages.ts';
import { preload } from '#ui/load-code.ts';
import { onDemand } from '#ui/on-demand.tsx';

const draws = (me: Me): boolean => can(me, 'assets', 'EDIT');

export default {
  console: [
    {
      ...{ path: 'assets/map', sees: seesAssets },
      async load() {
        // what draws is larger than the page, and comes beside it rather than after it
        preload(() => import('./canvas/canvases.ts'));
        preload(() => import('./canvas/maplibre.ts'));
        preload(async () => (await import('./has-webgl.ts')).hasWebGl());
        return (await import('./MapPage.tsx')).MapPage;
      },
      prefetch: async (client) => (await import('./read-buildings.ts')).prefetch(client),
    },
    {
      path: 'assets/floors/:floorId/plan',
      sees: seesAssets,
      load: async () => (await import('./floors/FloorPlanPage.tsx')).FloorPlanPage,
    },
    {
      path: `users/map-view-config/main/${ofCustomer}`,
      sees: draws,
      load: async () => (await import('./MapConfigPage.tsx')).MapConfigPage,
    },
  ],
  phone: [
    {
      path: 'm/assets/buildings',
      sees: seesAssets,
      load: async () => (await import('./phone/MobileBuildings.tsx')).MobileBuildings,
    },
    {
      path: 'm/assets/floors/:floorId/plan',
      sees: seesAssets,
      load: async () => (await import('./phone/MobileFloor.tsx')).MobileFloor,
    },
  ],
  assetSections: [
    {
      ...{ id: 'floors', name: sectionTexts.floors, rank: 5, classes: ['Building'], isOnPhone: true },
      Section: onDemand(async () => (await import('./floors/FloorsSection.tsx')).FloorsSection),
    },
    {
      ...{ id: 'floor-plan', name: sectionTexts.floorPlan, rank: 5, classes: ['Floor'], isOnPhone: true },
      Section: onDemand(async () => (await import('./floors/FloorPlanSection.tsx')).FloorPlanSection),
    },
  ],
  administration: [{ rank: 60, name: pageTexts.mapView, to: '/users/map-view-config/main', sees: draws }],
} satisfies Feature;
