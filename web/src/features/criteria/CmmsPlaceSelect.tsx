import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import type { CmmsFilterName } from '#domain/lists/alarms/cmms-filters.ts';
import { cmmsValuesQuery } from '#features/fields/cmms/value-queries.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { filterTexts as texts } from '#texts/filters.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';

interface CmmsPlaceSelectProps extends Pick<ComponentProps<typeof PagedSelect>, 'first' | 'value' | 'onChange'> {
  field: CmmsFilterName;
}

/** Select of assets or locations by their names in maintenance systems; others may be typed. */
export function CmmsPlaceSelect({ field, ...props }: CmmsPlaceSelectProps) {
  const client = useApolloClient();
  const isName = field.endsWith('Name');
  const genericField = field.startsWith('cmmsAsset') ? 'Asset' : 'Location';
  const read = async (search: string, offset: number) => {
    const { data } = await client.query({
      query: cmmsValuesQuery,
      variables: { where: { genericField, keyValueLike: search ? `%${search}%` : null }, offset },
      ...alwaysFresh,
      context: { failure: texts.valuesFailed },
    });
    const { externalCmmsDomainValues: values = [], count = 0 } = data?.externalCmmsDomainValuesAndCount ?? {};
    return {
      items: values.map(({ name, value }) => ({
        value: isName ? name : value,
        label: name === value ? name : `${name} - ${value}`,
      })),
      count,
    };
  };
  return <PagedSelect {...props} label={texts.values} placeholder={texts.chooseValues} isMulti takesNew read={read} />;
}
