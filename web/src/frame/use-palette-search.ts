import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDebounced } from '#ui/use-debounced.ts';

/** Characters from which on something is looked for: one letter is in most names. */
const shortest = 2;

/** Looks for a text that is typed in the palette. @returns what was found last: it is narrowed by what is typed meanwhile. */
export function usePaletteSearch<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  typed: string,
  variablesOf: (text: string) => Variables,
) {
  const text = useDebounced(typed.trim());
  const options = { variables: variablesOf(text), skip: text.length < shortest, context: { quiet: true } };
  const { data, previousData } = useQuery<Data, OperationVariables>(query, options);
  return data ?? previousData;
}
