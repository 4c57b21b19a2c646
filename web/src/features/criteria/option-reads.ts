import type { ApolloClient } from '@apollo/client';
import type { OptionQuery } from '#domain/lists/criteria/filter.ts';
import type { AssetLevel } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts } from '#texts/assets.ts';
import { filterTexts } from '#texts/filters.ts';
import type { Option } from '#ui/option.ts';
import type { PageOf } from '#ui/use-pages.ts';
import { assetOptionsQuery, spaceTypeOptionsQuery } from './asset-names.ts';

const classesQuery = graphql(`
  query EntityClassOptions($search: String, $offset: Int) {
    entityClasses(search: $search, offset: $offset) {
      entityClasses {
        id
        name
      }
      entityClassCount
    }
  }
`);
const ticketsQuery = graphql(`
  query TicketNumbers($number: String, $offset: Int) {
    workTicketIds(number: $number, offset: $offset) {
      items {
        displayId
      }
      count
    }
  }
`);
const alarmsQuery = graphql(`
  query AlarmNumbers($search: String!, $offset: Int) {
    searchAlarmsById(search: $search, offset: $offset) {
      alarms {
        id
        displayId
        contextualName
      }
      count
    }
  }
`);
const labelsQuery = graphql(`
  query AssetLabelOptions($search: String, $offset: Int) {
    assetProperties(search: $search, offset: $offset) {
      assetProperties {
        label
        value
      }
      assetPropertyCount
    }
  }
`);

type Read = (client: ApolloClient, search: string, offset: number) => Promise<PageOf<Option>>;

const options = { ...alwaysFresh, context: { failure: assetTexts.failedFetch } };
const assetsOf =
  (values: 'NAMES' | 'IDS', level: AssetLevel | null = null): Read =>
  async (client, search, offset) => {
    const variables = { search: search || null, offset, level, values };
    const { data } = await client.query({ query: assetOptionsQuery, variables, ...options });
    return { items: data?.assets.assets ?? [], count: data?.assets.assetCount ?? 0 };
  };

/** Reads of the sets of options that the server has (UI-029). */
export const optionReads: Record<OptionQuery, Read> = {
  // typed with or without the letter
  async workTickets(client, search, offset) {
    const { data } = await client.query({
      query: ticketsQuery,
      variables: { number: search || null, offset },
      ...alwaysFresh,
      context: { failure: filterTexts.ticketsFailed },
    });
    const { items = [], count = 0 } = data?.workTicketIds ?? {};
    return { items: items.map(({ displayId }) => ({ value: displayId, label: displayId })), count };
  },
  async alarmId(client, search, offset) {
    const { data } = await client.query({
      query: alarmsQuery,
      variables: { search, offset },
      ...alwaysFresh,
      context: { failure: filterTexts.alarmsFailed },
    });
    const { alarms = [], count = 0 } = data?.searchAlarmsById ?? {};
    const nameOf = ({ displayId, contextualName }: (typeof alarms)[number]) => `${displayId} ${contextualName}`;
    return { items: alarms.map((alarm) => ({ value: alarm.displayId, label: nameOf(alarm) })), count };
  },
  entityManagement: assetsOf('IDS'),
  assetIds: assetsOf('IDS'),
  assetNames: assetsOf('NAMES'),
  assetBuildings: assetsOf('IDS', 'BUILDING'),
  assetFloors: assetsOf('IDS', 'FLOOR'),
  assetRooms: assetsOf('IDS', 'ROOM'),
  async entityClass(client, search, offset) {
    const { data } = await client.query({ query: classesQuery, variables: { search, offset }, ...options });
    const { entityClasses = [], entityClassCount = 0 } = data?.entityClasses ?? {};
    return { items: entityClasses.map(({ name }) => ({ value: name, label: name })), count: entityClassCount };
  },
  async spaceTypes(client, search, offset) {
    const { data } = await client.query({ query: spaceTypeOptionsQuery, variables: { search, offset }, ...options });
    const { spaceTypes = [], spaceTypeCount = 0 } = data?.spaceTypes ?? {};
    return { items: spaceTypes.map(({ id, name }) => ({ value: id, label: name })), count: spaceTypeCount };
  },
  async assetLabels(client, search, offset) {
    const { data } = await client.query({ query: labelsQuery, variables: { search, offset }, ...options });
    const { assetProperties = [], assetPropertyCount = 0 } = data?.assetProperties ?? {};
    return { items: assetProperties, count: assetPropertyCount };
  },
};
