import { lensTexts } from '../../../texts/server/lenses.ts';
import { entityToken } from '../../alarms/model/property.ts';
import { type KindLenses, within } from '../criteria/kind-lenses.ts';
import { onlyWith } from '../criteria/list-kind.ts';

const { descriptions } = lensTexts;

/** A building that nothing is in. */
const noBuilding = '0';

/** Lenses of places and assets (AST.15). */
export const lenses = {
  rank: 30,
  seenWith: ['assets'] as const,
  standard: [
    {
      ...{ id: 'active-assets', name: 'Active Assets', description: descriptions.activeAssets },
      criteria: [onlyWith('isActive', 'true')],
      isSectionDefault: true,
    },
    {
      ...{ id: 'critical-assets', name: 'Critical Assets', description: descriptions.criticalAssets },
      criteria: [{ field: 'effectiveCriticality', isExclusion: false, values: ['4', '5'] }],
    },
    {
      ...{ id: 'all-assets', name: 'All Assets', description: descriptions.allAssets },
      criteria: [],
      sort: 'NAME.ASC',
    },
  ],
  /** Assets in one of the team's buildings (USR.15). */
  teamScope({ places }) {
    const buildings = places?.flatMap((place) => new URLSearchParams(place).getAll(entityToken)) ?? null;
    return within('assetBuilding', buildings, noBuilding);
  },
} satisfies KindLenses;
