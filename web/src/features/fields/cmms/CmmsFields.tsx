import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { cmmsFailure, cmmsValueTexts as texts } from '#texts/cmms.ts';
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { Failed } from '#ui/states.tsx';
import * as css from './cmms-fields.module.css';
import { FieldControl } from './FieldControl.tsx';
import { assigneesThereQuery, formValuesQuery } from './form-queries.ts';
import {
  type CmmsDetails,
  type InheritedValue,
  isShown,
  problemOf,
  sourceText,
  valuesOf,
  withValue,
} from './form-values.ts';

interface CmmsFieldsProps {
  externalSystemId: string;
  /** Alarms of the new ticket, in their order; values are inherited from them. */
  alarmIds: readonly string[];
  /** Values entered so far, by field id; begin with `{}`. Sent as `additionalDetails`. */
  details: CmmsDetails;
  onChange: (details: CmmsDetails) => void;
  /** Called when the fields become valid or invalid. */
  onValid: (isValid: boolean) => void;
  /** True after an attempt to submit: missing values are marked. */
  showsProblems: boolean;
}

/**
 * Fields of a maintenance system in a form that creates work. They show values inherited from alarms, assets, buildings,
 * mappings and defaults; entered values go into `details`. Renders nothing if the system has no such field.
 */
export function CmmsFields(props: CmmsFieldsProps) {
  const { externalSystemId, alarmIds, details, onChange, onValid, showsProblems } = props;
  const { data, error, refetch } = useQuery(formValuesQuery, {
    variables: { externalSystemId, alarmIds: [...alarmIds], externalDetails: null },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const { data: offered } = useQuery(assigneesThereQuery, {
    variables: { externalSystemId, search: null, offset: 0 },
    context: { quiet: true },
  });
  // values of an existing ticket are read once, for their labels
  const [before] = useState(details);
  const { data: stored } = useQuery(formValuesQuery, {
    variables: { externalSystemId, alarmIds: [...alarmIds], externalDetails: before },
    skip: Object.keys(before).length === 0,
    context: { quiet: true },
  });
  const labelOf = (fieldId: string, value: string | null): string | null => {
    const known = stored?.translateInternalToExternalCmmsValues.find(({ field }) => field.id === fieldId);
    return known && known.value === value ? (known.label ?? null) : null;
  };
  const assigneeFieldId = offered?.cmmsAssignee[0]?.fieldId;
  const inherited: readonly InheritedValue[] | undefined = data?.translateInternalToExternalCmmsValues;
  const values = valuesOf(inherited ?? [], details);
  const shown = (inherited ?? []).filter(({ field }) => isShown(field));
  const isValid =
    inherited !== undefined && shown.every(({ field }) => problemOf(field, values[field.id] ?? null) === null);
  useEffect(() => onValid(isValid), [onValid, isValid]);
  if (error && !inherited)
    return <Failed title={cmmsFailure('get', 'CMMS fields')} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (shown.length === 0) return null;
  const fields = (inherited ?? []).map(({ field }) => field);
  return (
    <div className={css.cmmsFields}>
      {shown.map((one) => (
        <CmmsFormField
          key={one.field.id}
          inherited={one}
          values={values}
          isOwn={one.field.id in details}
          ownLabel={labelOf(one.field.id, details[one.field.id] ?? null)}
          isAssignee={one.field.id === assigneeFieldId}
          showsProblem={showsProblems}
          onChange={(value) => onChange(withValue(details, fields, one.field.id, value))}
        />
      ))}
    </div>
  );
}

interface CmmsFormFieldProps {
  inherited: InheritedValue;
  values: Record<string, string | null>;
  /** True if a value was entered. */
  isOwn: boolean;
  /** Label of the entered value, if known. */
  ownLabel: string | null;
  isAssignee: boolean;
  showsProblem: boolean;
  onChange: (value: string | null) => void;
}

function CmmsFormField(props: CmmsFormFieldProps) {
  const { inherited, values, isOwn, ownLabel, isAssignee, showsProblem, onChange } = props;
  const id = useId();
  const { field } = inherited;
  const value = values[field.id] ?? null;
  const problem = problemOf(field, value);
  const isInvalid = problem !== null && (showsProblem || (isOwn && value !== null));
  const isWide = field.dataType === 'Text Area';
  const note = !isOwn ? (inherited.problem ?? sourceText(inherited)) : null;
  const waits = field.relatedParentField && !values[field.relatedParentField.id];
  return (
    <div className={`${css.cmmsField}${isWide ? ` ${css.isWide}` : ''}`}>
      <FieldLabel htmlFor={id} isRequired={field.isRequired}>
        {field.title}
      </FieldLabel>
      <FieldControl
        id={id}
        field={field}
        isAssignee={isAssignee}
        value={value}
        valueLabel={isOwn ? ownLabel : inherited.label}
        details={values}
        isInvalid={isInvalid}
        describedBy={`${id}-note`}
        placeholder={waits ? texts.chooseFirst(field.relatedParentField?.title ?? '') : undefined}
        onChange={onChange}
      />
      <FieldMessage
        id={`${id}-note`}
        state={isInvalid ? 'error' : !isOwn && inherited.problem ? 'warning' : undefined}
        message={isInvalid ? problem : inherited.problem}
        hint={note ?? field.description ?? undefined}
      />
    </div>
  );
}
