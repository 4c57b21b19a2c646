import { useQuery } from '@apollo/client/react';
import type { ExternalCmmsFieldOrder } from '#generated/graphql.ts';
import { cmmsFieldsQuery } from './field-queries.ts';

/** Number of fields that the forms of a system have in practice; lists of dialogs search beyond it. */
const limit = 200;
const pollMs = 2_000;

/** The fields of a maintenance system in the order of one kind of form; read again while values are being pulled. */
export function useFields(systemId: string, orderBy: ExternalCmmsFieldOrder = 'CREATE') {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(cmmsFieldsQuery, {
    variables: { where: { externalSystemIds: [systemId] }, orderBy, limit, offset: 0 },
    context: { quiet: true },
  });
  const fields = data?.externalCmmsFieldsAndCount.externalCmmsFields;
  const isSyncing = fields?.some(({ isSyncingDomainValues }) => isSyncingDomainValues) ?? false;
  return {
    fields,
    error,
    refetch: () => refetch().catch(() => undefined),
    follow: (isFollowed: boolean) => (isFollowed ? startPolling(pollMs) : stopPolling()),
    isSyncing,
  };
}
