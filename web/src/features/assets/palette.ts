import { useQuery } from '@apollo/client/react';
import { useLenses } from '#features/lenses/lenses.ts';
import { assetLensPath, entityPath } from '#features/lists/places/asset-places.ts';
import type { PaletteSource } from '#frame/feature.ts';
import { graphql } from '#generated/index.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { useDebounced } from '#ui/use-debounced.ts';

/** Characters from which on assets are looked for: one letter is in most names. */
const shortest = 2;

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
  const searchTerm = useDebounced(typed.trim());
  const { data, previousData } = useQuery(foundAssetsQuery, {
    variables: { searchTerm },
    skip: searchTerm.length < shortest,
    context: { quiet: true },
  });
  // what was found before stands until the answer: it is narrowed by what is typed
  const found = (data ?? previousData)?.entitiesAndCount.entities ?? [];
  return [
    ...(lenses ?? []).map((lens) => ({ name: lens.name, group: lens.groupLabel, to: assetLensPath(lens) })),
    ...found.map(({ id, name, class: kind, building }) => ({
      name,
      group: texts.found([kind, building === name ? null : building]),
      to: entityPath(id),
    })),
  ];
};
