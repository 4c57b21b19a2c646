import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Criterion } from './criteria.ts';

/** A search of a list: by lens, filters and term. */
interface Search {
  lensId: string | null;
  criteria: Criterion[];
  searchTerm: string | null;
  timezone: string;
}
interface Matches {
  matches: { count: number };
}

/** Query by which a form of filters counts the rows of one kind of list. */
export interface MatchCounter {
  query: TypedDocumentNode<Matches, OperationVariables>;
  variablesOf(search: Search): OperationVariables;
}

/** Declares how rows of one kind of list are counted. */
export const matchCounter = <Variables extends OperationVariables>(
  query: TypedDocumentNode<Matches, Variables>,
  variablesOf: (search: Search) => Variables,
): MatchCounter => ({ query: query as MatchCounter['query'], variablesOf });
