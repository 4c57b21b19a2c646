import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { assigneesThereQuery } from '#features/fields/cmms/form-queries.ts';
import { seesCmmsValues } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { PagedSelect } from '#ui/PagedSelect.tsx';

type CmmsAssigneeSelectProps = Pick<ComponentProps<typeof PagedSelect>, 'first' | 'value' | 'onChange'>;

/** Whom maintenance systems have given orders to, as they name them; whoever may not look at their lists types a name. */
export function CmmsAssigneeSelect(props: CmmsAssigneeSelectProps) {
  const client = useApolloClient();
  const isOffered = seesCmmsValues(useMe());
  const read = async (search: string, offset: number) => {
    if (!isOffered) return { items: [], count: 0 };
    const { data } = await client.query({
      query: assigneesThereQuery,
      variables: { search: search || null, offset },
      ...alwaysFresh,
      context: { failure: 'Failed to get assignees' },
    });
    return {
      items: data?.cmmsAssignee.map(({ value, label }) => ({ value, label })) ?? [],
      count: data?.cmmsAssigneeCount ?? 0,
    };
  };
  return <PagedSelect {...props} label="Values" placeholder="Choose people" isMulti takesNew read={read} />;
}
