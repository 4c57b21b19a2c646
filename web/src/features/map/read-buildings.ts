import type { ApolloClient } from '@apollo/client';
import { mapBuildingsAtOnce, mapBuildingsMax } from '#domain/constants.ts';
import type { MapBuildingsQueryVariables } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { type Building, buildingOf } from './buildings.ts';
import { mapBuildingCountQuery, mapBuildingsQuery, mapConfigQuery } from './map-queries.ts';

const options = { ...alwaysFresh, context: { failure: texts.failed, quiet: true } };

/** Buildings that a term finds, while they are read. */
export interface Reading {
  found: Building[];
  /** Number of all buildings that the term finds; null until counted. */
  total: number | null;
  onPage: () => void;
  /** False ends the reading after its page. */
  isWanted: boolean;
  /** Rejects with what kept a page from being read. */
  done: Promise<void>;
}

/** Reads one page of buildings. */
export async function readPage(client: ApolloClient, variables: MapBuildingsQueryVariables) {
  const { data } = await client.query({ query: mapBuildingsQuery, variables, ...options });
  return data?.getMapViewBuildingAssets.buildingAssets ?? [];
}

/** Begins to read the buildings that a term finds, page by page, `mapBuildingsMax` at most. */
export function readBuildings(client: ApolloClient, searchTerm: string): Reading {
  const reading: Reading = { found: [], total: null, isWanted: true, onPage: () => undefined, done: Promise.resolve() };
  const count = async (): Promise<void> => {
    const { data } = await client.query({ query: mapBuildingCountQuery, variables: { searchTerm }, ...options });
    reading.total = data?.getMapViewBuildingAssets.count ?? null;
  };
  const read = async (): Promise<void> => {
    // a list without its number is a list
    const counted = count().catch(() => undefined);
    for (let after: string | undefined, isMore = true; isMore && reading.isWanted; ) {
      const page = await readPage(client, { searchTerm, limit: mapBuildingsAtOnce, ...(after && { after }) });
      reading.found.push(...page.map(buildingOf));
      reading.onPage();
      await counted;
      after = page.at(-1)?.cursor;
      const most = Math.min(mapBuildingsMax, reading.total ?? mapBuildingsMax);
      isMore = page.length === mapBuildingsAtOnce && reading.found.length < most;
    }
  };
  reading.done = read();
  return reading;
}

/** Time for which what was prefetched may be shown, ms. */
const aheadMs = 10_000;
let ahead: { client: ApolloClient; reading: Reading; at: number } | null = null;

/** Asks for what the map shows first, while the console around it is not drawn yet. */
export function prefetch(client: ApolloClient): void {
  ahead = { client, reading: readBuildings(client, ''), at: performance.now() };
  ahead.reading.done.catch(() => undefined);
  client.query({ query: mapConfigQuery, context: { quiet: true } }).catch(() => undefined);
}

/** Returns the reading of all buildings that was begun ahead, once; null if there is none. */
export function takeAhead(client: ApolloClient): Reading | null {
  const taken = ahead;
  ahead = null;
  return taken?.client === client && performance.now() - taken.at < aheadMs ? taken.reading : null;
}
