import { useLenses } from '#features/lenses/lenses.ts';
import { assetLensPath, entityPath } from '#features/lists/places/asset-places.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { usePaletteSearch } from '#frame/use-palette-search.ts';
import { graphql } from '#generated/index.ts';
import { assetTexts as texts } from '#texts/assets.ts';

const foundAssetsQuery = graphql(`
  query FoundAssets($searchTerm: String!) {
    entitiesAndCount(where: { searchTerm: $searchTerm }, limit: 10) {
      entities {
        id
        name
        class
        building
      }
    }
  }
`);

/** Lenses of assets, and the assets and places whose name holds the text. */
export const useAssetPalette: PaletteSource = (typed) => {
  const { lenses } = useLenses('asset');
  const data = usePaletteSearch(foundAssetsQuery, typed, (searchTerm) => ({ searchTerm }));
  const found = data?.entitiesAndCount.entities ?? [];
  return [
    ...(lenses ?? []).map((lens) => ({ name: lens.name, group: lens.groupLabel, to: assetLensPath(lens) })),
    ...found.map(({ id, name, class: kind, building }) => ({
      name,
      group: texts.found([kind, building === name ? null : building]),
      to: entityPath(id),
    })),
  ];
};
