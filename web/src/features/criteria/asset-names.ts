import { useQuery } from '@apollo/client/react';
import { filterNamed } from '#domain/lists/filters.ts';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { graphql } from '#generated/index.ts';
import type { Option } from '#ui/option.ts';
import type { Criterion } from './criteria.ts';

export const assetOptionsQuery = graphql(`
  query AssetOptions(
    $search: String
    $offset: Int
    $level: AssetLevel
    $ids: [ID!]
    $values: AssetOptionValues
  ) {
    assets(search: $search, offset: $offset, level: $level, ids: $ids, values: $values) {
      assets {
        label
        value
      }
      assetCount
    }
  }
`);
export const spaceTypeOptionsQuery = graphql(`
  query SpaceTypeOptions($search: String, $offset: Int) {
    spaceTypes(search: $search, offset: $offset) {
      spaceTypes {
        id
        name
      }
      spaceTypeCount
    }
  }
`);

const placeFields = ['assetBuilding', 'assetFloor', 'assetRoom', 'entityId', 'entityParent'];

/** Names of what applied filters of assets have ids of, by field. */
export function useAssetNames(kind: LensKind, criteria: readonly Criterion[]): Partial<Record<string, Option[]>> {
  const isOfAssets = kind === 'asset';
  const ids = criteria.flatMap(({ field, values }) =>
    placeFields.includes(field) ? values.filter((value) => value !== null && /^[1-9]\d{0,14}$/.test(value)) : [],
  ) as string[];
  const { data } = useQuery(assetOptionsQuery, {
    variables: { ids, values: 'IDS' },
    skip: !isOfAssets || ids.length === 0,
    context: { quiet: true },
  });
  const hasTypes = criteria.some(({ field }) => filterNamed(field)?.query === 'spaceTypes');
  const { data: types } = useQuery(spaceTypeOptionsQuery, {
    variables: {},
    skip: !isOfAssets || !hasTypes,
    context: { quiet: true },
  });
  if (!isOfAssets) return {};
  return {
    ...Object.fromEntries(placeFields.map((field) => [field, data?.assets.assets ?? []])),
    spaceType: types?.spaceTypes.spaceTypes.map(({ id, name }) => ({ value: id, label: name })),
  };
}
