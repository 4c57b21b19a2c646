import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listLimits } from '#domain/constants.ts';
import * as providerPageCss from '#frame/provider-page.module.css';
import type { ExternalSystemDirection } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { integrationTexts as texts } from '#texts/integrations.ts';
import { Select } from '#ui/Select.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as css from './integrations.module.css';

const integrationNamesQuery = graphql(`
  query IntegrationNames($direction: ExternalSystemDirection, $limit: Int!, $offset: Int!) {
    externalSystemsAndCount(where: { direction: $direction }, limit: $limit, offset: $offset) {
      externalSystems {
        id
        displayName
      }
      count
    }
  }
`);

/** Names of the integrations, or of those of one direction, by id: all of them, page after page. */
export function useIntegrationNames(direction?: ExternalSystemDirection): ReadonlyMap<string, string> {
  const client = useApolloClient();
  const { items, isFailed, more } = usePages(direction ?? 'all', async (offset) => {
    const { data } = await client.query({
      query: integrationNamesQuery,
      variables: { direction, limit: listLimits.limit, offset },
      // asked for on every page of an integration; a rename here changes the cache, one elsewhere shows with the list
      fetchPolicy: 'cache-first',
      context: { quiet: true },
    });
    const { externalSystems = [], count = 0 } = data?.externalSystemsAndCount ?? {};
    return { items: externalSystems, count };
  });
  useEffect(() => {
    if (!isFailed) more();
  });
  return new Map(items.map(({ id, displayName }) => [id, displayName]));
}

interface IntegrationHeadProps {
  title: string;
  /** The integration that the page is about; null for all. */
  systemId: string | null;
  /** Path of the same page of another integration. */
  pathOf: (systemId: string) => string;
  /** Path of the same page of all integrations; absent: one has to be chosen. */
  allPath?: string;
  children?: ReactNode;
}

const all = '';

/** The head of a page about one integration, with the way to the same page of another. */
export function IntegrationHead({ title, systemId, pathOf, allPath, children }: IntegrationHeadProps) {
  const names = useIntegrationNames();
  const navigate = useNavigate();
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <div className={providerPageCss.providerHead}>
      <h1>{title}</h1>
      <Select
        label={texts.integration}
        className={css.integrationSwitch}
        isSearchable
        isListWide
        value={systemId === null ? all : names.has(systemId) ? systemId : undefined}
        placeholder={texts.integration}
        options={allPath ? [{ value: all, label: texts.all }, ...options] : options}
        onChange={(id) => navigate(id === all ? (allPath ?? '/integrations') : pathOf(id))}
      />
      <div className="grow" />
      {children}
    </div>
  );
}
