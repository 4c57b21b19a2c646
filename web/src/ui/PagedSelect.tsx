import { Select } from 'antd';
import { useState } from 'react';
import { typedValueMaxLength } from '#domain/constants.ts';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { newValueOf } from './new-value.ts';
import { listHeight, type Option } from './option.ts';
import { useDebounced } from './use-debounced.ts';
import { type PageOf, usePages } from './use-pages.ts';

interface PagedSelectProps {
  label: string;
  value: string[];
  isMulti: boolean;
  placeholder?: string;
  /** True: offers a typed new value. */
  takesNew?: boolean;
  /** Options before others. */
  first?: Option[];
  /** Returns the label of a chosen value that is no name. */
  labelOf?: (value: string) => string | undefined;
  /** Reads the server's options for a search, from an offset. */
  read: (search: string, offset: number) => Promise<PageOf<Option>>;
  onChange: (value: string[]) => void;
}

const holds = (name: string, search: string) => name.toLowerCase().includes(search.trim().toLowerCase());

/** Select whose options the server searches: a page at a time, more at the end of the list. */
export function PagedSelect(props: PagedSelectProps) {
  const { label, value, isMulti, placeholder = selectTexts.value, takesNew, first = [], read, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search);
  const {
    items,
    isLoading: isReading,
    onScroll,
  } = usePages(isOpen ? debounced : null, (offset) => read(debounced, offset));
  const isLoading = isReading || debounced !== search;
  // until the server answers the current search, its last answer is filtered here
  const found = debounced === search ? items : items.filter(({ label: name }) => holds(name, search));
  const known = found.map((item) => item.value);
  const typed = takesNew ? newValueOf(search, [...known, ...value], typedValueMaxLength) : null;
  const options: Option[] = [
    ...(search ? [] : first),
    ...found,
    ...(typed && !isLoading ? [{ value: typed, label: selectTexts.newValue(typed) }] : []),
  ];
  const common = {
    'aria-label': label,
    // shows a choice as it will be saved
    optionLabelProp: 'value',
    labelRender: ({ value: chosen }: { value: unknown }) =>
      first.find((option) => option.value === chosen)?.label ?? props.labelOf?.(String(chosen)) ?? String(chosen),
    allowClear: true,
    listHeight,
    options,
    placeholder,
    notFoundContent: isLoading ? actionTexts.loading : selectTexts.noResults,
    showSearch: { filterOption: false, onSearch: setSearch, searchValue: search },
    onOpenChange: setOpen,
    onPopupScroll: onScroll,
  } as const;
  const choose = (next: string[]) => {
    setSearch('');
    onChange(next);
  };
  return isMulti ? (
    <Select<string[]> {...common} mode="multiple" maxTagCount="responsive" value={value} onChange={choose} />
  ) : (
    <Select<string> {...common} value={value[0] ?? null} onChange={(next) => choose(next ? [next] : [])} />
  );
}
