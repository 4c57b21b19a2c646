import { cmmsValueTexts as texts } from '#texts/cmms.ts';
import { unknown } from '#ui/format.ts';
import { TextInput } from '#ui/Input.tsx';
import { DateTimePicker } from '#ui/range-picker.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { CmmsField } from './form-values.ts';
import { OptionSelect } from './OptionSelect.tsx';

interface FieldControlProps {
  id: string;
  field: CmmsField;
  /** True for the field of the assignee. */
  isAssignee?: boolean;
  value: string | null;
  valueLabel?: string | null;
  details: Record<string, string | null>;
  isInvalid?: boolean;
  describedBy?: string;
  placeholder?: string;
  onChange: (value: string | null) => void;
}

/** Control of a field, by its data type; values are texts, as the server stores them. */
export function FieldControl(props: FieldControlProps) {
  const { id, field, value, describedBy, placeholder, onChange } = props;
  const isDisabled = field.isReadOnly;
  const status = props.isInvalid ? ('error' as const) : undefined;
  if (field.dataType === 'List')
    return (
      <OptionSelect
        id={id}
        fieldId={field.id}
        assigneesOf={props.isAssignee ? field.externalSystemId : undefined}
        label={field.title}
        value={value}
        valueLabel={props.valueLabel}
        details={props.details}
        isDisabled={isDisabled}
        status={status}
        describedBy={describedBy}
        placeholder={placeholder}
        onChange={onChange}
      />
    );
  if (field.dataType === 'Boolean')
    return (
      <Segmented
        id={id}
        label={field.title}
        isDisabled={isDisabled}
        options={[
          { value: '', label: unknown },
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]}
        value={value ?? ''}
        onChange={(next) => onChange(next || null)}
      />
    );
  if (field.dataType === 'Date Time')
    return (
      <DateTimePicker
        id={id}
        isDisabled={isDisabled}
        status={status}
        describedBy={describedBy}
        placeholder={placeholder}
        value={value && !Number.isNaN(Date.parse(value)) ? new Date(value) : null}
        onChange={(at) => onChange(at?.toISOString() ?? null)}
      />
    );
  if (field.dataType === 'Text Area')
    return (
      <TextArea
        id={id}
        aria-describedby={describedBy}
        dir="auto"
        disabled={isDisabled}
        placeholder={placeholder}
        maxLength={field.maxLength ?? undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    );
  return (
    <TextInput
      id={id}
      isInvalid={props.isInvalid}
      disabled={isDisabled}
      aria-describedby={describedBy}
      placeholder={placeholder}
      dir="auto"
      inputMode={field.dataType === 'Number' ? 'decimal' : undefined}
      maxLength={field.dataType === 'String' ? (field.maxLength ?? undefined) : undefined}
      value={value ?? ''}
      onChange={(next) => onChange(next || null)}
    />
  );
}
