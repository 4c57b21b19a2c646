import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { assigneesThereQuery } from '#features/fields/cmms/form-queries.ts';
import { seesCmmsValues } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { filterTexts as texts } from '#texts/filters.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';

type CmmsAssigneeSelectProps = Pick<ComponentProps<typeof PagedSelect>, 'first' | 'value' | 'onChange'>;

/** Select of the assignees of maintenance systems, by their names there; people who may not read the list type a name. */
export function CmmsAssigneeSelect(props: CmmsAssigneeSelectProps) {
  const client = useApolloClient();
  const isOffered = seesCmmsValues(useMe());
  const read = async (search: string, offset: number) => {
    if (!isOffered) return { items: [], count: 0 };
    const { data } = await client.query({
      query: assigneesThereQuery,
      variables: { search: search || null, offset },
      ...alwaysFresh,
      context: { failure: texts.assigneesFailed },
    });
    return {
      items: data?.cmmsAssignee.map(({ value, label }) => ({ value, label })) ?? [],
      count: data?.cmmsAssigneeCount ?? 0,
    };
  };
  return <PagedSelect {...props} label={texts.values} placeholder={texts.choosePeople} isMulti takesNew read={read} />;
}
