import type { ApolloClient } from '@apollo/client';
import type { EntitySearchType } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { formatCount } from '#ui/format.ts';
import type { Choice } from '#ui/picker-path.ts';
import type { PageOf } from '#ui/use-pages.ts';

const searchQuery = graphql(`
  query SearchEntities($type: EntitySearchType!, $parentId: ID, $searchTerm: String, $offset: Int) {
    searchEntities(type: $type, parentId: $parentId, searchTerm: $searchTerm, offset: $offset) {
      searchEntities {
        id
        name
        count
        building
        class
      }
      searchEntityCount
    }
  }
`);
const countsQuery = graphql(`
  query SearchEntityCounts($searchTerm: String) {
    space: searchEntityCount(type: Space, searchTerm: $searchTerm)
    asset: searchEntityCount(type: Asset, searchTerm: $searchTerm)
  }
`);

const types: readonly EntitySearchType[] = ['Space', 'Asset'];
const options = { ...alwaysFresh, context: { failure: texts.failedFetch } };

/** Id of the entry that adds a new entity (AST-051). */
export const addNewId = '0';

/** Type of what is in one of the first level (AST-054). */
export const typeOf = (kind: Choice | undefined): EntitySearchType => (kind?.id === 'Asset' ? 'Asset' : 'Space');

/** The first level: spaces and assets, each with how many match. */
async function kindChoices(client: ApolloClient, search: string): Promise<PageOf<Choice>> {
  const { data } = await client.query({ query: countsQuery, variables: { searchTerm: search }, ...options });
  const counts = { Space: data?.space ?? 0, Asset: data?.asset ?? 0 };
  const items = types.map((type) => ({
    ...{ id: type, name: texts.pickerKinds[type], hint: formatCount(counts[type]) },
    ...{ hasChildren: true, isHeading: true },
  }));
  return { items, count: items.length };
}

/**
 * Returns choices within the last of the path; at the top the kinds, with counts by the search.
 * @param canAdd offers "Add New" behind the last of a kind (AST-055).
 */
export async function entityChoices(
  client: ApolloClient,
  [kind, ...path]: readonly Choice[],
  search: string,
  { offset, canAdd }: { offset: number; canAdd: boolean },
): Promise<PageOf<Choice>> {
  if (!kind) return kindChoices(client, search);
  const type = typeOf(kind);
  const parentId = path.at(-1)?.id ?? null;
  const { data } = await client.query({
    query: searchQuery,
    variables: { type, parentId, searchTerm: search || null, offset },
    ...options,
  });
  const { searchEntities = [], searchEntityCount: count = 0 } = data?.searchEntities ?? {};
  const items: Choice[] = searchEntities.map((entity) => ({
    ...{ id: entity.id, name: entity.name, hasChildren: entity.count > 0 },
    hint: [entity.class, entity.building === entity.name ? null : entity.building].filter(Boolean).join(' · '),
  }));
  const isLast = offset + items.length >= count;
  if (!canAdd) return { items, count };
  const added: Choice = { id: addNewId, name: texts.addNew(type), hasChildren: false, isAction: true };
  return { items: isLast ? [...items, added] : items, count: count + 1 };
}
