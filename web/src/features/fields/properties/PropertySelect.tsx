import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { propertyTexts } from '#texts/properties.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';
import { propertyOptionsQuery } from './property-queries.ts';

interface PropertySelectProps extends Omit<ComponentProps<typeof PagedSelect>, 'read'> {
  property: string;
}

/** A select of a property's values. */
export function PropertySelect({ property, ...rest }: PropertySelectProps) {
  const client = useApolloClient();
  const read = async (search: string, offset: number) => {
    const { data } = await client.query({
      query: propertyOptionsQuery,
      variables: { property, value: search || null, offset },
      ...alwaysFresh,
      context: { failure: propertyTexts.failedValues },
    });
    const found = data?.alarmPropertyAutocomplete ?? { items: [], count: 0 };
    return { items: found.items.map(({ value, name }) => ({ value, label: name })), count: found.count };
  };
  return <PagedSelect {...rest} read={read} />;
}
