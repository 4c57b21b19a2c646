import { useQuery } from '@apollo/client/react';
import { graphql } from '#generated/index.ts';
import { useMe } from './me.tsx';

export const customersQuery = graphql(`
  query Customers($searchTerm: String, $limit: Int, $offset: Int) {
    getCustomers(searchTerm: $searchTerm, limit: $limit, offset: $offset) {
      id
      name
    }
  }
`);

/** Returns true if the person may open a customer, false if not, null until that is known. */
export function useOpensCustomer(customerId: string): boolean | null {
  const isListed = useMe().customers.some(({ id }) => id === customerId);
  const { data, error } = useQuery(customersQuery, {
    variables: { searchTerm: customerId },
    skip: isListed,
    context: { quiet: true },
  });
  if (isListed) return true;
  if (error) return false;
  return data ? data.getCustomers.some(({ id }) => id === customerId) : null;
}
