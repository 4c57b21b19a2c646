import { useQuery } from '@apollo/client/react';
import type { WorkResolutionInput } from '#generated/graphql.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import type { ResolutionAddress } from './resolution-address.ts';
import { resolutionTicketsQuery } from './resolution-queries.ts';
import { pageOf, TicketCard } from './TicketCard.tsx';

interface ResolutionTicketsProps {
  input: WorkResolutionInput & { timezone: string };
  address: Pick<ResolutionAddress, 'sort' | 'page'>;
  onChange: (change: Partial<ResolutionAddress>) => void;
}

/** Tickets closed in the period. */
export function ResolutionTickets({ input, address, onChange }: ResolutionTicketsProps) {
  const { data, previousData, error, refetch } = useQuery(resolutionTicketsQuery, {
    variables: { input, ...pageOf(address) },
    context: { quiet: true },
  });
  return (
    <TicketCard
      title={texts.tickets}
      list={(data ?? (error ? undefined : previousData))?.workResolutionTicketList}
      isBusy={!data && !error}
      error={error}
      exported={{ list: 'work-resolution', input }}
      empty={texts.empty}
      address={address}
      onRetry={refetch}
      onChange={onChange}
    />
  );
}
