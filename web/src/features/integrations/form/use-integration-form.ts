import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { FormProblem } from '#domain/integrations/check-form.ts';
import type { FormField } from '#domain/integrations/form-field.ts';
import type { ExternalSystemInput, IntegrationFormFragment, IntegrationOptionsQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { integrationTexts } from '#texts/integrations.ts';
import { createMutation, integrationsQuery, optionsQuery, updateMutation } from '../integration-queries.ts';
import { type Kind, keepKnown, payloadOf, problemsOf, shownValue, type Typed } from './form-state.ts';

const nothing: Kind = { direction: null, schema: null, connectionType: null };
const kindOf = ({ direction, schema, connectionType }: Kind): Kind => ({ direction, schema, connectionType });

/** State of an integration's form: its kind, its fields from the server, typed values, and saving. */
export function useIntegrationForm(
  stored: IntegrationFormFragment | null,
  onSaved: (saved: IntegrationFormFragment) => void,
) {
  const [chosen, setChosen] = useState<Kind>(kindOf(stored ?? nothing));
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<FormProblem[]>([]);
  const { data, previousData, error, refetch } = useQuery(optionsQuery, {
    variables: { ...chosen, direction: chosen.direction ?? 'INBOUND' },
    // a cached answer would show the address that an earlier form suggested, until this form's own arrives
    ...alwaysFresh,
    context: { quiet: true },
  });
  const options = (data ?? previousData)?.getExternalSystemOptions;
  const hasDirection = chosen.direction !== null;
  const { mainFields, dynamicFields, fields } = useMemo(() => fieldsOf(options, hasDirection), [options, hasDirection]);
  const isCurrent = data !== undefined;
  useEffect(() => {
    if (isCurrent) setTyped((before) => keepKnown(before, fields));
  }, [isCurrent, fields]);

  const payload = payloadOf(chosen, fields, typed, stored);
  const problems = options ? problemsOf(chosen, fields, payload) : [];
  const isChanged =
    stored === null || JSON.stringify(payload) !== JSON.stringify(payloadOf(chosen, fields, {}, stored));
  const [save, { loading: isSaving }] = useSave(stored, onSaved, setRefused);

  return {
    kind: chosen,
    options,
    mainFields,
    dynamicFields,
    isFailed: error !== undefined && !options,
    refetch,
    problems,
    refused,
    isChanged,
    isDirty: Object.keys(typed).length > 0 || (stored === null && chosen.direction !== null),
    isSaving,
    canSave: isCurrent && isChanged && !isSaving && problems.length === 0,
    valueOf: (field: FormField) => shownValue(field, typed, stored),
    change(field: FormField, value: unknown) {
      setRefused((before) => before.filter(({ path }) => path !== field.name));
      setTyped((before) => ({ ...before, [field.name]: value }));
      if (field.name === 'connectionType') setChosen({ ...chosen, connectionType: value as Kind['connectionType'] });
    },
    /** Another direction has other schemas and other fields. */
    chooseDirection(direction: Kind['direction']) {
      setChosen({ ...nothing, direction });
      setTyped((before) => keepKnown(before, mainFields));
    },
    /** A schema brings its connection type. */
    chooseSchema(schema: string) {
      setChosen({ ...chosen, schema, connectionType: null });
      setTyped((before) => keepKnown(before, mainFields));
    },
    save: () => save(payload),
  };
}

/** Without a direction there is nothing that depends on it. */
function fieldsOf(options: IntegrationOptionsQuery['getExternalSystemOptions'] | undefined, hasDirection: boolean) {
  const mainFields = (options?.mainFields ?? []) as FormField[];
  const dynamicFields = (hasDirection && options ? options.fields : []) as FormField[];
  return { mainFields, dynamicFields, fields: [...mainFields, ...dynamicFields] };
}

function useSave(
  stored: IntegrationFormFragment | null,
  onSaved: (saved: IntegrationFormFragment) => void,
  setRefused: (problems: FormProblem[]) => void,
) {
  const [create, creating] = useMutation(createMutation, {
    refetchQueries: [integrationsQuery],
    context: { failure: integrationTexts.failedToCreate },
  });
  const [update, updating] = useMutation(updateMutation, {
    context: { failure: integrationTexts.failedToUpdate },
  });
  const save = async (input: ExternalSystemInput) => {
    try {
      const saved = stored
        ? (await update({ variables: { id: stored.id, input } })).data?.updateExternalSystem
        : (await create({ variables: { input } })).data?.createExternalSystem;
      if (saved) onSaved(saved);
    } catch (error) {
      setRefused(problemsNamedBy(error));
    }
  };
  return [save, { loading: creating.loading || updating.loading }] as const;
}

/** The fields that the server has found wrong. */
const problemsNamedBy = (error: unknown): FormProblem[] =>
  CombinedGraphQLErrors.is(error) ? ((error.errors[0]?.extensions?.fields as FormProblem[] | undefined) ?? []) : [];
