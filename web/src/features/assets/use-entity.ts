import { useQuery } from '@apollo/client/react';
import { errorCode } from '#session/apollo.ts';
import { entityQuery } from './entity-queries.ts';

/** Refetch interval: no live list is open beside the page. */
const pollMs = 15_000;

/** One place or asset, kept up to date while it is shown; `isMissing` if there is none of this id. */
export function useEntity(id: string) {
  const { data, error, refetch } = useQuery(entityQuery, {
    variables: { id },
    pollInterval: pollMs,
    context: { quiet: true },
  });
  const isMissing = error !== undefined && ['NOT_FOUND', 'INVALID'].includes(errorCode(error) ?? '');
  return {
    entity: isMissing ? undefined : data?.entity,
    isMissing,
    error,
    readAgain: () => void refetch().catch(() => undefined),
  };
}
