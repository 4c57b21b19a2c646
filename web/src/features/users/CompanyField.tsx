import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Option } from '#ui/option.ts';
import { SearchSelect } from '#ui/Select.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { companiesQuery } from './invite-queries.ts';
import { newCompany } from './use-company-of.ts';

interface CompanyFieldProps {
  value: Option | null;
  error?: string;
  onChange: (company: Option | null) => void;
}

/** The firm that somebody works for: one of the customer's, or the name of one that `useCompanyOf` is to create. */
export function CompanyField({ value, error, onChange }: CompanyFieldProps) {
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed.trim());
  const { data } = useQuery(companiesQuery, { variables: { where: { nameLike } }, context: { quiet: true } });
  const companies = data?.companiesAndCount.companies.map(({ id, name }) => ({ value: id, label: name }));
  const mayCreate = can(useMe(), 'users', 'CREATE');
  const isNew =
    mayCreate && nameLike !== '' && !companies?.some(({ label }) => label.toLowerCase() === nameLike.toLowerCase());
  const options = companies && [
    ...companies,
    ...(isNew ? [{ value: newCompany, label: texts.addCompany(nameLike) }] : []),
  ];
  return (
    <Field label={texts.company} error={error}>
      {(tied) => (
        <SearchSelect
          id={tied.id}
          describedBy={tied['aria-describedby']}
          options={options}
          value={value}
          onSearch={setTyped}
          onChange={(id) =>
            onChange(companies?.find(({ value }) => value === id) ?? { value: newCompany, label: nameLike })
          }
          onClear={() => onChange(null)}
        />
      )}
    </Field>
  );
}
