import { Select } from 'antd';
import type { ReactNode } from 'react';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { listHeight, type Option } from './option.ts';

interface SearchedSelectProps {
  /** Accessible name; absent where a label with `id` names it. */
  label?: string;
  id?: string;
  describedBy?: string;
  placeholder: string;
  className?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isClearable?: boolean;
  /** Options found for the typed text so far. */
  options: readonly Option[];
  isLoading: boolean;
  typed: string;
  value: string | null;
  /** Name of the chosen value, which may not be among the options. */
  nameOf: (value: string) => string;
  /** Draws an option, if not as its label. */
  drawOption?: (option: Option) => ReactNode;
  /** Width of the list in px; as wide as the field unless given. */
  listWidth?: number;
  onType: (typed: string) => void;
  onOpen?: (isOpen: boolean) => void;
  /** The end of the list comes near. */
  onEnd: () => void;
  onChange: (value: string | null) => void;
}

/** One of what the server finds for what is typed, read on at the end of the list; its caller reads. */
export const SearchedSelect = (props: SearchedSelectProps) => {
  const { id, label, placeholder, options, isLoading, typed, value, nameOf, drawOption, onType, onEnd } = props;
  return (
    <Select<string>
      id={id}
      aria-label={label}
      aria-describedby={props.describedBy}
      className={props.className}
      allowClear={props.isClearable}
      disabled={props.isDisabled}
      status={props.isInvalid ? 'error' : undefined}
      listHeight={listHeight}
      placeholder={placeholder}
      popupMatchSelectWidth={props.listWidth ?? true}
      notFoundContent={isLoading ? actionTexts.loading : selectTexts.noResults}
      options={[...options]}
      optionRender={
        drawOption && (({ value: key, label: text }) => drawOption({ value: String(key), label: String(text) }))
      }
      labelRender={({ value: chosen }) => nameOf(String(chosen))}
      showSearch={{ filterOption: false, onSearch: onType, searchValue: typed }}
      onOpenChange={(isOpen) => {
        props.onOpen?.(isOpen);
        if (!isOpen) onType('');
      }}
      onPopupScroll={({ currentTarget: list }) => {
        if (list.scrollTop + list.clientHeight >= list.scrollHeight - listHeight) onEnd();
      }}
      value={value}
      onChange={(next: string | undefined) => {
        onType('');
        props.onChange(next ?? null);
      }}
    />
  );
};
