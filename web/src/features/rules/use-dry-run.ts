import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { AutomationRuleInput, DryRunAutomationRuleQuery } from '#generated/graphql.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { ruleFailureTexts } from '#texts/rules.ts';
import { viewerTimezone } from '#ui/format.ts';
import { dryRunQuery } from './rule-queries.ts';

export type DryRunResult = DryRunAutomationRuleQuery['dryRunAutomationRule'];
export const dryRunDays = [30, 90] as const;
export type DryRunDays = (typeof dryRunDays)[number];

interface DryRunState {
  isRunning: boolean;
  days: DryRunDays;
  result: DryRunResult | null;
  error: string | null;
  /** The rule that was tried, without its name. */
  tried: string | null;
}

/** Parts of a rule that a dry run depends on. */
const partsOf = ({ name: _, description: __, ...parts }: AutomationRuleInput): string => JSON.stringify(parts);

/** Tries rules on history, one at a time: of two runs the later one counts. */
export function useDryRun() {
  const client = useApolloClient();
  const running = useRef<AbortController | null>(null);
  const [state, setState] = useState<DryRunState>({
    ...{ isRunning: false, days: 30, result: null, error: null, tried: null },
  });
  return {
    ...state,
    /** True for a rule that is not the one that was tried. */
    isStale: (input: AutomationRuleInput): boolean => state.tried !== null && state.tried !== partsOf(input),
    async run(input: AutomationRuleInput, excludeIds: readonly string[], days: DryRunDays): Promise<void> {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setState((before) => ({ ...before, days, isRunning: true, error: null }));
      const next = await client
        .query({
          query: dryRunQuery,
          variables: { input, excludeIds: [...excludeIds], days, timezone: viewerTimezone() },
          ...alwaysFresh,
          context: { quiet: true, fetchOptions: { signal: mine.signal } },
        })
        .then(
          ({ data }) => ({ result: data?.dryRunAutomationRule ?? null, error: null }),
          (error: unknown) => ({ result: null, error: errorMessage(error) ?? ruleFailureTexts.dryRun }),
        );
      if (running.current === mine) setState({ ...next, days, isRunning: false, tried: partsOf(input) });
    },
  };
}
export type DryRun = ReturnType<typeof useDryRun>;
