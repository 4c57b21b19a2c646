import { Select } from 'antd';
import { type UIEvent, useState } from 'react';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { initialsOf } from '#ui/initials.ts';
import { listHeight } from '#ui/option.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useOptions } from './use-options.ts';

interface OptionSelectProps {
  id?: string;
  fieldId: string;
  /** System of the field, if it is the one of the assignee. */
  assigneesOf?: string;
  label: string;
  value: string | null;
  /** Label of the chosen value, if known. */
  valueLabel?: string | null;
  /** Values of the form, by field id: the options of a dependent field follow them. */
  details: Record<string, string | null>;
  useValueSort?: boolean;
  /** True: only fetched options can be chosen; false: a typed value as well. */
  requiresFetched?: boolean;
  isDisabled?: boolean;
  status?: 'error';
  placeholder?: string;
  describedBy?: string;
  onChange: (value: string | null) => void;
}

const peopleWidth = 320;

/** The name in an option's text, which may have the key in front. */
const nameIn = (text: string, key: string): string =>
  text.startsWith(`${key} - `) ? text.slice(key.length + 3) : text;

/** A select of a field's values: searched by the server, fifty at a time, more at the end of the list. */
export function OptionSelect(props: OptionSelectProps) {
  const { fieldId, assigneesOf, label, value, valueLabel, details, useValueSort, requiresFetched = true } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const found = useOptions({ fieldId, assigneesOf, search, details, useValueSort, isOpen });
  // options of an earlier search are not offered: Enter would choose one
  const isStale = typed !== search;
  const options = isStale ? [] : found.options;
  const isLoading = found.isLoading || isStale;
  const more = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const isNearEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - listHeight;
    if (!isNearEnd || isLoading || options.length >= found.count) return;
    void found.more().catch(() => undefined);
  };
  const isOfPeople = assigneesOf !== undefined;
  const isNew = !requiresFetched && typed.trim() !== '' && !options.some((option) => option.value === typed.trim());
  return (
    <Select<string>
      id={props.id}
      aria-label={props.id ? undefined : label}
      aria-describedby={props.describedBy}
      allowClear
      disabled={props.isDisabled}
      status={props.status}
      listHeight={listHeight}
      placeholder={props.placeholder ?? (isOfPeople ? selectTexts.person : selectTexts.value)}
      // names are longer than what half a form has room for
      popupMatchSelectWidth={isOfPeople ? peopleWidth : true}
      notFoundContent={isLoading ? actionTexts.loading : selectTexts.noResults}
      options={[
        ...options.map(({ value: each, label: text }) => ({ value: each, label: text })),
        ...(isNew && !isLoading ? [{ value: typed.trim(), label: selectTexts.newValue(typed.trim()) }] : []),
      ]}
      optionRender={
        !isOfPeople
          ? undefined
          : ({ value: key, label: text }) => (
              <span className="person is-option">
                <span className="person-mark" aria-hidden>
                  {initialsOf(nameIn(String(text), String(key)))}
                </span>
                <span className="ell">{text}</span>
              </span>
            )
      }
      labelRender={({ value: key }) => (chosen?.value === key ? chosen.label : (valueLabel ?? String(key)))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped('');
      }}
      onPopupScroll={more}
      value={value}
      onChange={(next) => {
        setTyped('');
        const label = options.find((option) => option.value === next)?.label ?? next ?? '';
        setChosen(next ? { value: next, label } : null);
        props.onChange(next ?? null);
      }}
    />
  );
}
