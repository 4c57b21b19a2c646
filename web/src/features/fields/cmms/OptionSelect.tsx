import { useState } from 'react';
import { selectTexts } from '#texts/common.ts';
import { initialsOf } from '#ui/initials.ts';
import type { Option } from '#ui/option.ts';
import { SearchedSelect } from '#ui/SearchedSelect.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import * as peopleCss from '../people/people.module.css';
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

const drawPerson = ({ value: key, label: text }: Option) => (
  <span className={`${peopleCss.person} ${peopleCss.isOption}`}>
    <span className={peopleCss.personMark} aria-hidden>
      {initialsOf(nameIn(text, key))}
    </span>
    <span className="ell">{text}</span>
  </span>
);

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
  const more = () => {
    if (isLoading || options.length >= found.count) return;
    void found.more().catch(() => undefined);
  };
  const isOfPeople = assigneesOf !== undefined;
  const isNew = !requiresFetched && typed.trim() !== '' && !options.some((option) => option.value === typed.trim());
  return (
    <SearchedSelect
      id={props.id}
      label={props.id ? undefined : label}
      describedBy={props.describedBy}
      isDisabled={props.isDisabled}
      isInvalid={props.status === 'error'}
      isClearable
      placeholder={props.placeholder ?? (isOfPeople ? selectTexts.person : selectTexts.value)}
      // names are longer than what half a form has room for
      listWidth={isOfPeople ? peopleWidth : undefined}
      options={[
        ...options.map(({ value: each, label: text }) => ({ value: each, label: text })),
        ...(isNew && !isLoading ? [{ value: typed.trim(), label: selectTexts.newValue(typed.trim()) }] : []),
      ]}
      drawOption={isOfPeople ? drawPerson : undefined}
      isLoading={isLoading}
      typed={typed}
      value={value}
      nameOf={(key) => (chosen?.value === key ? chosen.label : (valueLabel ?? key))}
      onType={setTyped}
      onOpen={setOpen}
      onEnd={more}
      onChange={(next) => {
        const name = options.find((option) => option.value === next)?.label ?? next ?? '';
        setChosen(next ? { value: next, label: name } : null);
        props.onChange(next);
      }}
    />
  );
}
