import { Select } from 'antd';
import { type UIEvent, useEffect, useState } from 'react';
import { initialsOf } from '#ui/initials.ts';
import { listHeight } from '#ui/option.ts';
import { useOptions } from './use-options.ts';

interface OptionSelectProps {
  id?: string;
  fieldId: string;
  /** Of the field that says whom an order is given to: its system. */
  assigneesOf?: string;
  label: string;
  value: string | null;
  /** How the chosen value reads, where it is known. */
  valueLabel?: string | null;
  /** What the form says, by field id: the options of a field that follows another depend on it. */
  details: Record<string, string | null>;
  useValueSort?: boolean;
  /** What is chosen has to be one of the options that were fetched; else a typed value may stand. */
  requiresFetched?: boolean;
  isDisabled?: boolean;
  status?: 'error';
  placeholder?: string;
  describedBy?: string;
  onChange: (value: string | null) => void;
}

const debounceMs = 300;
const peopleWidth = 320;

/** The name in an option's text, which may have the key in front. */
const nameIn = (text: string, key: string): string =>
  text.startsWith(`${key} - `) ? text.slice(key.length + 3) : text;

/** A select of a field's values: searched by the server, fifty at a time, more at the end of the list. */
export function OptionSelect(props: OptionSelectProps) {
  const { fieldId, assigneesOf, label, value, valueLabel, details, useValueSort, requiresFetched = true } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useOptions({ fieldId, assigneesOf, search, details, useValueSort, isOpen });
  // what was found for other words is not offered for these: Enter would choose it
  const isSettling = typed !== search;
  const options = isSettling ? [] : found.options;
  const isLoading = found.isLoading || isSettling;
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
      placeholder={props.placeholder ?? (isOfPeople ? 'Choose a person' : 'Choose a value')}
      // names are longer than what half a form has room for
      popupMatchSelectWidth={isOfPeople ? peopleWidth : true}
      notFoundContent={isLoading ? 'Loading...' : 'No results'}
      options={[
        ...options.map(({ value: each, label: text }) => ({ value: each, label: text })),
        ...(isNew && !isLoading ? [{ value: typed.trim(), label: `${typed.trim()} (new value)` }] : []),
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
