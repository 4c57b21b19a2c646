import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { OptionQuery } from '#domain/lists/criteria/filter.ts';
import { filterTexts } from '#texts/filters.ts';
import type { Option } from '#ui/option.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';
import { optionReads } from './option-reads.ts';

interface QuerySelectProps {
  /** The set of options. */
  query: OptionQuery;
  value: string[];
  first?: Option[];
  /** Known options, for the names of chosen values. */
  names?: readonly Option[];
  label?: string;
  isMulti?: boolean;
  onChange: (values: string[]) => void;
}

/** Select of a set of options that the server has, a page at a time (UI-029). */
export function QuerySelect({
  query,
  names = [],
  label = filterTexts.values,
  isMulti = true,
  ...props
}: QuerySelectProps) {
  const client = useApolloClient();
  const seen = useRef(new Map<string, string>());
  for (const { value, label: name } of names) seen.current.set(value, name);
  return (
    <PagedSelect
      {...props}
      label={label}
      isMulti={isMulti}
      placeholder={isMulti ? filterTexts.chooseValues : filterTexts.chooseValue}
      labelOf={(value) => seen.current.get(value)}
      read={async (search, offset) => {
        const page = await optionReads[query](client, search, offset);
        for (const { value, label: name } of page.items) seen.current.set(value, name);
        return page;
      }}
    />
  );
}
