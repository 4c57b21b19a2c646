import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ReadPayloadQuery, ReadPayloadQueryVariables } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { toastTexts } from '#texts/common.ts';
import { readingQuery } from './parser-queries.ts';

export type Reading = ReadPayloadQuery['readPayload'];
/** Input of one reading: payload, version, map. */
export type ReadingInput = ReadPayloadQueryVariables;

export interface ReadingState {
  input: ReadingInput;
  reading: Reading | null;
  /** Cause of failure. */
  problem: string | null;
}

const debounceMs = 250;

/**
 * Reads a payload, and again once its input has not changed for `debounceMs`. Until the next answer, keeps the last one of
 * the same payload; null while there is none, or no input.
 */
export function useReading(input: ReadingInput | null): ReadingState | null {
  const client = useApolloClient();
  const [state, setState] = useState<ReadingState | null>(null);
  const wanted = input && JSON.stringify(input);
  useEffect(() => {
    if (wanted === null) return;
    let isOver = false;
    const variables: ReadingInput = JSON.parse(wanted);
    const timer = setTimeout(
      () =>
        client.query({ query: readingQuery, variables, ...alwaysFresh, context: { quiet: true } }).then(
          ({ data }) => !isOver && setState({ input: variables, reading: data?.readPayload ?? null, problem: null }),
          (error: unknown) =>
            !isOver &&
            setState({ input: variables, reading: null, problem: errorMessage(error) ?? toastTexts.failureDetail }),
        ),
      debounceMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, wanted]);
  return input && state?.input.payload === input.payload && state.input.id === input.id ? state : null;
}
