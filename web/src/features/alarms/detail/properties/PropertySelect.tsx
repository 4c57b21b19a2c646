import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { type UIEvent, useState } from 'react';
import { typedValueMaxLength } from '../../../../../../domain/constants.ts';
import { listHeight, type Option } from '../../list/option.ts';
import { newValueOf } from './details-draft.ts';
import { propertyOptionsQuery } from './property-queries.ts';

interface PropertySelectProps {
  property: string;
  label: string;
  value: string[];
  isMulti: boolean;
  /** Offers what was typed as a new value. */
  takesNew?: boolean;
  /** Offered before the server's. */
  first?: Option[];
  onChange: (value: string[]) => void;
}

/** A select of a property's values: searched by the server, a page at a time, more at the end of the list. */
export function PropertySelect({
  property,
  label,
  value,
  isMulti,
  takesNew,
  first = [],
  onChange,
}: PropertySelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data, loading, fetchMore } = useQuery(propertyOptionsQuery, {
    variables: { property, value: search || null, offset: 0 },
    skip: !isOpen,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const found = data?.alarmPropertyAutocomplete;
  const items = found?.items ?? [];
  const more = () => {
    if (!found || loading || items.length >= found.count) return;
    void fetchMore({
      variables: { offset: items.length },
      updateQuery: (before, { fetchMoreResult: { alarmPropertyAutocomplete: next } }) => ({
        alarmPropertyAutocomplete: { ...next, items: [...before.alarmPropertyAutocomplete.items, ...next.items] },
      }),
    }).catch(() => undefined);
  };
  const scroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - listHeight) more();
  };
  const known = items.map((item) => item.value);
  const typed = takesNew ? newValueOf(search, [...known, ...value], typedValueMaxLength) : null;
  const options: Option[] = [
    ...(search ? [] : first),
    ...items.map((item) => ({ value: item.value, label: item.name })),
    ...(typed && !loading ? [{ value: typed, label: `${typed} (new value)` }] : []),
  ];
  const common = {
    'aria-label': label,
    // what is chosen reads as it will be saved
    optionLabelProp: 'value',
    labelRender: ({ value: chosen }: { value: unknown }) =>
      first.find((option) => option.value === chosen)?.label ?? String(chosen),
    allowClear: true,
    listHeight,
    options,
    placeholder: 'Choose a value',
    notFoundContent: loading ? 'Loading...' : 'No results',
    showSearch: { filterOption: false, onSearch: setSearch, searchValue: search },
    onOpenChange: setOpen,
    onPopupScroll: scroll,
  } as const;
  const choose = (next: string[]) => {
    setSearch('');
    onChange(next);
  };
  return isMulti ? (
    <Select<string[]> {...common} mode="multiple" value={value} onChange={choose} />
  ) : (
    <Select<string> {...common} value={value[0] ?? null} onChange={(next) => choose(next ? [next] : [])} />
  );
}
