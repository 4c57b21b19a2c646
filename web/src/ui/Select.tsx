import { Select as AntSelect } from 'antd';
import type { ReactNode } from 'react';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { listHeight, type Option } from './option.ts';

interface SelectOption<Value> {
  value: Value;
  label: ReactNode;
}

/** Options up to which all are drawn, so that every one can be reached by arrow keys and by readers. */
const wholeList = 50;

interface SelectLook {
  /** Accessible name; absent where a label with `id` names it. */
  label?: string;
  id?: string;
  describedBy?: string;
  placeholder?: string;
  size?: 'small' | 'middle';
  className?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
}

const lookOf = ({ label, describedBy, isDisabled, isInvalid, isRequired, ...rest }: SelectLook) => ({
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-required': isRequired,
  'aria-invalid': isInvalid || undefined,
  status: isInvalid ? ('error' as const) : undefined,
  disabled: isDisabled,
  listHeight,
  ...rest,
});

interface SelectProps<Value> extends SelectLook {
  /** Undefined while they are read. */
  options: ReadonlyArray<SelectOption<Value>> | undefined;
  value: Value | null | undefined;
  /** True if typing finds a label. */
  isSearchable?: boolean;
  /** True if the list is as wide as its longest label. */
  isListWide?: boolean;
  onChange: (value: Value) => void;
}

const common = <Value extends string | number>(props: Omit<SelectProps<Value>, 'onChange'>) => {
  const { options, value, isSearchable, isListWide = false, ...look } = props;
  return {
    ...lookOf(look),
    value,
    options: options && [...options],
    loading: options === undefined,
    popupMatchSelectWidth: !isListWide,
    virtual: (options?.length ?? 0) > wholeList,
    showSearch: isSearchable && { optionFilterProp: 'label' },
  };
};

/** One of a list. */
export const Select = <Value extends string | number>({ onChange, ...props }: SelectProps<Value>) => (
  <AntSelect<Value> {...common(props)} onChange={onChange} />
);

type ClearableSelectProps<Value> = Omit<SelectProps<Value>, 'onChange'> & { onChange: (value: Value | null) => void };

/** One of a list, or none: null. */
export const ClearableSelect = <Value extends string | number>({ onChange, ...props }: ClearableSelectProps<Value>) => (
  <AntSelect<Value> {...common(props)} allowClear onChange={(next: Value | undefined) => onChange(next ?? null)} />
);

interface MultiSelectProps<Value extends string | number> extends SelectLook {
  options: ReadonlyArray<SelectOption<Value>> | undefined;
  value: readonly Value[];
  /** Chosen ones that are shown by name, the rest as a number; as many as have room unless given. */
  shown?: number;
  onChange: (value: Value[]) => void;
}

/** Some of a list; typing finds a label. */
export const MultiSelect = <Value extends string | number>(props: MultiSelectProps<Value>) => {
  const { options, value, shown, onChange, ...look } = props;
  return (
    <AntSelect<Value[]>
      {...lookOf(look)}
      mode="multiple"
      maxTagCount={shown ?? 'responsive'}
      optionFilterProp="label"
      notFoundContent={options ? selectTexts.noResults : actionTexts.loading}
      value={[...value]}
      options={options && [...options]}
      onChange={onChange}
    />
  );
};

interface TagsSelectProps extends SelectLook {
  /** Values that are offered besides what is typed. */
  options?: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Values that are typed; with options, these can be chosen as well. */
export const TagsSelect = ({ options = [], value, onChange, ...look }: TagsSelectProps) => (
  <AntSelect<string[]>
    {...lookOf(look)}
    mode="tags"
    {...(options.length === 0 && { open: false, suffixIcon: null })}
    options={[...options]}
    optionFilterProp="label"
    value={[...value]}
    onChange={onChange}
  />
);

type Offered = Option | { label: string; options: Option[] };

interface SearchSelectProps extends SelectLook {
  /** Options that the server found, in groups or not; undefined while it searches. */
  options: Offered[] | undefined;
  /** Null also where a choice is taken elsewhere at once. */
  value: Option | null;
  /** True if it opens, focused, as soon as it is there. */
  isStarted?: boolean;
  onSearch: (typed: string) => void;
  onChange: (value: string) => void;
  /** Takes the choice away; absent where there has to be one. */
  onClear?: () => void;
  onBlur?: () => void;
}

/** One of what the server finds for what is typed. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { options, isStarted, onSearch, onChange, onClear, ...look } = props;
  return (
    <AntSelect<Option | undefined>
      {...lookOf(look)}
      labelInValue
      allowClear={onClear !== undefined}
      autoFocus={isStarted}
      defaultOpen={isStarted}
      showSearch={{ filterOption: false, onSearch }}
      notFoundContent={options ? selectTexts.noResults : actionTexts.loading}
      options={options}
      onChange={(chosen) => (chosen ? onChange(chosen.value) : onClear?.())}
    />
  );
};
