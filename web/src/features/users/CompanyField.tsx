import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Option } from '#ui/option.ts';
import { SearchSelect } from '#ui/Select.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { companiesQuery, createCompanyMutation } from './invite-queries.ts';

/** Value of the option that makes a company of what is typed. */
const newCompany = '';

interface CompanyFieldProps {
  value: Option | null;
  error?: string;
  onChange: (company: Option | null) => void;
}

/** The firm that somebody works for: one of the customer's, or a new one of the typed name. */
export function CompanyField({ value, error, onChange }: CompanyFieldProps) {
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed.trim());
  const { data } = useQuery(companiesQuery, { variables: { where: { nameLike } }, context: { quiet: true } });
  const [create] = useMutation(createCompanyMutation, { context: { failure: texts.companyFailed } });
  const companies = data?.companiesAndCount.companies.map(({ id, name }) => ({ value: id, label: name }));
  const mayCreate = can(useMe(), 'users', 'CREATE');
  const isNew =
    mayCreate && nameLike !== '' && !companies?.some(({ label }) => label.toLowerCase() === nameLike.toLowerCase());
  const options = companies && [
    ...companies,
    ...(isNew ? [{ value: newCompany, label: texts.addCompany(nameLike) }] : []),
  ];
  const choose = async (id: string) => {
    const found = companies?.find((company) => company.value === id);
    if (found) return onChange(found);
    const { data: made } = await create({ variables: { name: nameLike } });
    if (made) onChange({ value: made.createCompany.id, label: made.createCompany.name });
  };
  return (
    <Field label={texts.company} error={error}>
      {(tied) => (
        <SearchSelect
          id={tied.id}
          describedBy={tied['aria-describedby']}
          options={options}
          value={value}
          onSearch={setTyped}
          onChange={(id) => void choose(id).catch(() => undefined)}
          onClear={() => onChange(null)}
        />
      )}
    </Field>
  );
}
