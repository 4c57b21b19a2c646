import type { ApolloClient } from '@apollo/client';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { assetTexts } from '#texts/assets.ts';
import type { Option } from '#ui/option.ts';
import type { PageOf } from '#ui/use-pages.ts';

const shopsQuery = graphql(`
  query AssetShops($search: String, $offset: Int) {
    assetShops(search: $search, offset: $offset) {
      assetShops {
        label
        value
      }
      assetShopCount
    }
  }
`);

/** Reads the shops that look after assets, a page at a time. */
export async function readShops(client: ApolloClient, search: string, offset: number): Promise<PageOf<Option>> {
  const { data } = await client.query({
    query: shopsQuery,
    variables: { search, offset },
    ...alwaysFresh,
    context: { failure: assetTexts.failedFetch },
  });
  return { items: data?.assetShops.assetShops ?? [], count: data?.assetShops.assetShopCount ?? 0 };
}
