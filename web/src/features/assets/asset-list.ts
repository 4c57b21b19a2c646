import type { EntityMessage } from '#domain/lists/assets/message.ts';
import type { ListKind } from '#features/lists/live/live-list.ts';
import type { ListQuestion, ListSource } from '#features/lists/live/use-live-list.ts';
import { searchVariables } from '#features/lists/search-variables.ts';
import type { EntityOrderField, EntityRowFragment, SortDirection } from '#generated/graphql.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { entityListQuery } from './entity-queries.ts';

export interface AssetSort {
  field: EntityOrderField;
  direction: SortDirection;
}
export type ListedAsset = EntityRowFragment & { cursor?: string | null };

const fields: readonly EntityOrderField[] = ['CRITICALITY', 'NAME'];
const defaultSort: AssetSort = { field: 'CRITICALITY', direction: 'DESC' };

/** Reads `NAME.ASC`; null for anything that is no order of assets. */
export function parseAssetSort(text: unknown): AssetSort | null {
  const [field, direction] = typeof text === 'string' ? text.split('.') : [];
  const known = fields.find((each) => each === field);
  return known && (direction === 'ASC' || direction === 'DESC') ? { field: known, direction } : null;
}

/** The order that a lens sets in its table options. */
export function sortOfLens(tableOptions: unknown): AssetSort {
  const sort = typeof tableOptions === 'object' && tableOptions !== null && 'sort' in tableOptions && tableOptions.sort;
  return parseAssetSort(sort) ?? defaultSort;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Order of two assets; equal ones by name, then number, as the server has them. */
export function compareAssets({ field, direction }: AssetSort, a: ListedAsset, b: ListedAsset): number {
  const sign = direction === 'ASC' ? 1 : -1;
  const byName = names.compare(a.name, b.name) || Number(a.id) - Number(b.id);
  if (field === 'NAME') return sign * byName;
  return sign * ((a.effectiveCriticality ?? 0) - (b.effectiveCriticality ?? 0)) || byName;
}

/** Assets in a live list: an arrival stands where the order has it. */
const assetListKind: ListKind<ListedAsset, EntityMessage, AssetSort> = {
  placement: 'sorted',
  receivesOthers: false,
  compare: compareAssets,
  newestFirst: (a, b) => Number(b.id) - Number(a.id),
  fromMessage: (message, known) => ({ ...message, cursor: known?.cursor ?? null }),
};

export const assetSource: ListSource<ListedAsset, EntityMessage, AssetSort, ListQuestion<AssetSort>> = {
  ...assetListKind,
  failure: texts.failedList,
  openFeed: (live, request, listener) => live.openList('asset', request, listener),
  async readPage(client, question, { limit, after, options }) {
    const { data } = await client.query({
      query: entityListQuery,
      variables: { where: searchVariables(question), orderBy: question.sort, limit, after },
      ...options,
    });
    const { entities: items = [], count = 0 } = data?.entitiesAndCount ?? {};
    return { items, hasMore: items.length === limit, total: count };
  },
};
