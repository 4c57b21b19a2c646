import { useQuery } from '@apollo/client/react';
import { assigneesThereQuery, fieldOptionsQuery } from './form-queries.ts';

export interface Options {
  options: ReadonlyArray<{ value: string; label: string }>;
  count: number;
  isLoading: boolean;
  /** Reads the next fifty. */
  more: () => Promise<unknown>;
}

interface OptionsInput {
  fieldId: string;
  /** System whose people are offered, if the field is the one of the assignee. */
  assigneesOf?: string;
  search: string;
  details: Record<string, string | null>;
  useValueSort?: boolean;
  isOpen: boolean;
}

/** Options of a field of type List, fifty at a time. */
export function useOptions(input: OptionsInput): Options {
  const { fieldId, assigneesOf, search, details, useValueSort, isOpen } = input;
  const common = { context: { quiet: true } };
  const values = useQuery(fieldOptionsQuery, {
    variables: {
      ...{ externalCmmsFieldId: fieldId, search: search || null, externalDetails: details },
      ...{ useValueSort, offset: 0 },
    },
    skip: !isOpen || assigneesOf !== undefined,
    ...common,
  });
  const people = useQuery(assigneesThereQuery, {
    variables: { externalSystemId: assigneesOf ?? '', search: search || null, offset: 0 },
    skip: !isOpen || assigneesOf === undefined,
    ...common,
  });
  if (assigneesOf !== undefined) {
    const options = people.data?.cmmsAssignee ?? [];
    return {
      options,
      count: people.data?.cmmsAssigneeCount ?? 0,
      isLoading: people.loading,
      more: () =>
        people.fetchMore({
          variables: { offset: options.length },
        }),
    };
  }
  const found = values.data?.externalCmmsFieldOptions;
  return {
    options: found?.options ?? [],
    count: found?.count ?? 0,
    isLoading: values.loading,
    more: () =>
      values.fetchMore({
        variables: { offset: found?.options.length ?? 0 },
      }),
  };
}
