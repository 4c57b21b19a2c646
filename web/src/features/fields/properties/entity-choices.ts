import type { ApolloClient } from '@apollo/client';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { propertyTexts as texts } from '#texts/properties.ts';
import type { Choice } from '#ui/picker-path.ts';
import type { PageOf } from '#ui/use-pages.ts';

const entitiesQuery = graphql(`
  query AlarmEntities($type: AlarmEntityType!, $parentId: ID, $isTop: Boolean, $search: String, $offset: Int) {
    alarmEntitiesByType(type: $type, parentId: $parentId, isTop: $isTop, search: $search, offset: $offset) {
      alarmEntities {
        id
        name
        class
        hasChildren
      }
      count
    }
  }
`);

export const assignPointMutation = graphql(`
  mutation UpdateAlarmPointEntity($ids: [ID!], $expectedVersions: [Int!], $pointEntityId: ID) {
    result: updateAlarmPointEntity(ids: $ids, expectedVersions: $expectedVersions, pointEntityId: $pointEntityId) {
      ...BulkOutcome
    }
  }
`);

export const placeKind: Choice = { id: 'Space', name: texts.places, hasChildren: true, isHeading: true };
const kinds: readonly Choice[] = [{ id: 'Asset', name: texts.assets, hasChildren: true, isHeading: true }, placeKind];

/** Returns the first choices: assets and places. */
export function kindChoices(search: string): Promise<PageOf<Choice>> {
  const items = kinds.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return Promise.resolve({ items, count: items.length });
}

/** Returns children of the path's last entity; for a kind, all matches, or without search the top. */
export async function entityChoices(
  client: ApolloClient,
  [kind, ...path]: readonly Choice[],
  search: string,
  offset: number,
): Promise<PageOf<Choice>> {
  const { data } = await client.query({
    query: entitiesQuery,
    variables: {
      type: kind?.id === 'Space' ? 'Space' : 'Asset',
      parentId: path.at(-1)?.id ?? null,
      isTop: path.length === 0 && search === '',
      search: search || null,
      offset,
    },
    ...alwaysFresh,
    context: { failure: texts.failedAssets },
  });
  const found = data?.alarmEntitiesByType ?? { alarmEntities: [], count: 0 };
  return {
    items: found.alarmEntities.map(({ id, name, class: hint, hasChildren }) => ({ id, name, hint, hasChildren })),
    count: found.count,
  };
}
