import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CanonicalEvent } from '#domain/alarms/model/canonical-event.ts';
import { differenceOf } from '#domain/repair/parser/case-difference.ts';
import type { CaseFieldsFragment } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import type { CaseResult } from './case-check.ts';
import { readingQuery } from './parser-queries.ts';

const debounceMs = 600;

/**
 * Reads every case with an unsaved version and map, one after the other. Returns the results by case id.
 * @param by null if nothing is being edited
 */
export function useCaseResults(
  cases: readonly CaseFieldsFragment[],
  by: { id: string; version: string; mapping: unknown } | null,
): Map<string, CaseResult> {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ of: string; results: Map<string, CaseResult> } | null>(null);
  const wanted = by && JSON.stringify([by, cases.map(({ id }) => id)]);
  useEffect(() => {
    if (wanted === null) return;
    let isOver = false;
    const [variables] = JSON.parse(wanted);
    const run = async () => {
      const results = new Map<string, CaseResult>();
      for (const { id, payload, expected } of cases) {
        if (isOver) return;
        const { data } = await client.query({
          query: readingQuery,
          variables: { ...variables, payload },
          ...alwaysFresh,
          context: { quiet: true },
        });
        if (!data || isOver) return;
        const { events, outcome, reason } = data.readPayload;
        const read = { outcome, reason, events: events.map(({ event }) => event as CanonicalEvent) };
        results.set(id, differenceOf(expected as CanonicalEvent[], read));
        setAnswer({ of: wanted, results: new Map(results) });
      }
    };
    // the editor shows why a map cannot be used
    const timer = setTimeout(() => run().catch(() => undefined), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, wanted, cases]);
  return answer && answer.of === wanted ? answer.results : new Map();
}
