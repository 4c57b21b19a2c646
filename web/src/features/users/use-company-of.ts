import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { userTexts as texts } from '#texts/users.ts';
import type { Option } from '#ui/option.ts';
import { createCompanyMutation } from './invite-queries.ts';

/** Id, as an option, of a company that a form is to create. */
export const newCompany = '';

/**
 * Returns a function that gives a form's company the id it is saved by. A new one is created when the form is sent,
 * so that nothing is left of a form that is cancelled, and once, however often the form is refused.
 */
export function useCompanyOf(): (company: Option | null) => Promise<Option | null> {
  const [create] = useMutation(createCompanyMutation, { context: { failure: texts.companyFailed } });
  const created = useRef(new Map<string, Option>());
  return async (company) => {
    if (company?.value !== newCompany) return company;
    const known = created.current.get(company.label);
    if (known) return known;
    const { data } = await create({ variables: { name: company.label } });
    if (!data) throw new Error(texts.companyFailed);
    const { id, name } = data.createCompany;
    created.current.set(company.label, { value: id, label: name });
    return { value: id, label: name };
  };
}
