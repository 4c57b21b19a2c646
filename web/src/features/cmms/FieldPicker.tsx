import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { selectTexts } from '#texts/common.ts';
import { Field } from '#ui/form/Field.tsx';
import { SearchedSelect } from '#ui/SearchedSelect.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { cmmsFieldsQuery } from './fields/field-queries.ts';

interface FieldPickerProps {
  id?: string;
  label: string;
  systemId: string;
  value: CmmsField | null;
  /** Fields that are not offered. */
  without?: readonly string[];
  onlyLists?: boolean;
  onChange: (field: CmmsField | null) => void;
}

/** Chooses a field of a maintenance system by its title: thirty at a time, searched by the server. */
export function FieldPicker({ id, label, systemId, value, without = [], onlyLists, onChange }: FieldPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, loading, fetchMore } = useQuery(cmmsFieldsQuery, {
    variables: {
      where: { externalSystemIds: [systemId], titleLike: search ? `%${search}%` : null },
      orderBy: 'CREATE',
      limit: 30,
      offset: 0,
    },
    context: { quiet: true },
  });
  const page = data?.externalCmmsFieldsAndCount;
  const fields = page?.externalCmmsFields ?? [];
  const offered = fields.filter((field) => !without.includes(field.id) && (!onlyLists || field.dataType === 'List'));
  const more = () => {
    if (!page || loading || fields.length >= page.count) return;
    void fetchMore({
      variables: { offset: fields.length },
    }).catch(() => undefined);
  };
  return (
    <SearchedSelect
      id={id}
      label={id ? undefined : label}
      placeholder={selectTexts.field}
      options={offered.map((field) => ({ value: field.id, label: field.title }))}
      isLoading={loading}
      typed={typed}
      value={value?.id ?? null}
      nameOf={(chosen) => (chosen === value?.id ? value.title : chosen)}
      onType={setTyped}
      onEnd={more}
      onChange={(next) => onChange(fields.find((field) => field.id === next) ?? null)}
    />
  );
}

/** The same as a required field of a form. */
export const PickerField = (props: Omit<FieldPickerProps, 'id'>) => (
  <Field label={props.label} isRequired>
    {({ id }) => <FieldPicker {...props} id={id} />}
  </Field>
);
