import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { filterTexts } from '#texts/filters.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';

const ticketNumbersQuery = graphql(`
  query TicketNumbers($number: String, $offset: Int) {
    workTicketIds(number: $number, offset: $offset) {
      items {
        displayId
      }
      count
    }
  }
`);

/** A select of tickets by their numbers, typed with or without the letter. */
export function TicketSelect(props: Omit<ComponentProps<typeof PagedSelect>, 'read' | 'isMulti' | 'takesNew'>) {
  const client = useApolloClient();
  const read = async (search: string, offset: number) => {
    const { data } = await client.query({
      query: ticketNumbersQuery,
      variables: { number: search || null, offset },
      ...alwaysFresh,
      context: { failure: filterTexts.ticketsFailed },
    });
    const found = data?.workTicketIds ?? { items: [], count: 0 };
    return { items: found.items.map(({ displayId }) => ({ value: displayId, label: displayId })), count: found.count };
  };
  return <PagedSelect {...props} isMulti read={read} />;
}
