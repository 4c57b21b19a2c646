import { Input, InputNumber, Select, Slider, Switch } from 'antd';
import { Lock } from 'lucide-react';
import type { FormField } from '#domain/integrations/form-field.ts';
import { integrationFormTexts as texts } from '#texts/integrations.ts';

interface ControlProps {
  id: string;
  field: FormField;
  value: unknown;
  isInvalid: boolean;
  /** Id of its messages. */
  describedBy: string | undefined;
  autoFocus?: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** A chosen value that cannot be changed. */
export const LockedValue = ({ id, label, value }: { id: string; label: string; value: string }) => (
  <Input
    id={id}
    readOnly
    className="is-locked"
    value={value}
    title={texts.lockedValue(label)}
    suffix={<Lock size={13} role="img" aria-label={texts.locked} />}
  />
);

/** The control of a field, by its type. */
export function FormControl({ id, field, value, isInvalid, describedBy, autoFocus, onChange, onBlur }: ControlProps) {
  const common = {
    id,
    onBlur,
    autoFocus,
    status: isInvalid ? ('error' as const) : undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.isRequired || undefined,
  };
  const placeholder = field.placeholder ?? undefined;
  switch (field.type) {
    case 'boolean':
      return (
        <Switch id={id} size="small" checked={value === true} onChange={onChange} aria-describedby={describedBy} />
      );
    case 'number':
      return (
        <InputNumber
          {...common}
          className="is-wide"
          value={value as number | null}
          placeholder={placeholder}
          suffix={field.unit}
          onChange={onChange}
        />
      );
    case 'slider':
      return <SliderControl {...{ id, field, onChange }} value={Number(value ?? 0)} />;
    case 'select':
      return (
        <Select
          {...common}
          className="is-wide"
          mode={field.takesNew ? 'tags' : field.isList ? 'multiple' : undefined}
          showSearch
          optionFilterProp="label"
          value={value ?? undefined}
          allowClear={!field.isRequired && !field.isList}
          options={field.options ?? []}
          placeholder={placeholder ?? (field.takesNew ? texts.typeToAdd : undefined)}
          onChange={(next) => onChange(next ?? null)}
        />
      );
    case 'password':
      return (
        <Input.Password
          {...common}
          value={(value as string | null) ?? ''}
          autoComplete="new-password"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return (
        <Input
          {...common}
          value={(value as string | null) ?? ''}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

interface SliderProps {
  id: string;
  field: FormField;
  value: number;
  onChange: (value: unknown) => void;
}

/** A slider from 0 to 100 percent with its number. */
function SliderControl({ id, field, value, onChange }: SliderProps) {
  const bounds = { min: field.min ?? 0, max: field.max ?? 100 };
  return (
    <div className="slider-control">
      <Slider
        {...bounds}
        value={value}
        onChange={onChange}
        tooltip={{ open: false }}
        ariaLabelForHandle={field.label}
      />
      <InputNumber
        {...bounds}
        id={id}
        size="small"
        precision={0}
        value={value}
        suffix={field.unit}
        onChange={(next) => onChange(next ?? 0)}
      />
    </div>
  );
}
