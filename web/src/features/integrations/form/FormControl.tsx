import { Lock } from 'lucide-react';
import type { FormField } from '#domain/integrations/form-field.ts';
import { integrationFormTexts as texts } from '#texts/integrations.ts';
import { TextInput } from '#ui/Input.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { ClearableSelect, MultiSelect, Select, TagsSelect } from '#ui/Select.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as css from './integration-form.module.css';

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
  <TextInput
    id={id}
    readOnly
    className={css.isLocked}
    value={value}
    title={texts.lockedValue(label)}
    suffix={<Lock size={13} role="img" aria-label={texts.locked} />}
  />
);

/** The control of a field, by its type. */
export function FormControl(props: ControlProps) {
  const { id, field, value, isInvalid, describedBy, autoFocus, onChange, onBlur } = props;
  const common = {
    id,
    onBlur,
    autoFocus,
    isInvalid,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.isRequired || undefined,
  };
  const placeholder = field.placeholder ?? undefined;
  const text = (value as string | null) ?? '';
  switch (field.type) {
    case 'boolean':
      return <Switch id={id} isOn={value === true} describedBy={describedBy} onChange={onChange} />;
    case 'number':
      return (
        <NumberInput
          {...common}
          className={css.isWide}
          value={value as number | null}
          placeholder={placeholder}
          suffix={field.unit}
          onChange={onChange}
        />
      );
    case 'slider':
      return <SliderControl {...{ id, field, onChange }} value={Number(value ?? 0)} />;
    case 'select':
      return <SelectControl {...props} />;
    case 'password':
      return (
        <TextInput
          {...common}
          type="password"
          value={text}
          autoComplete="new-password"
          onFocus={(event) => event.target.select()}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          type={field.format === 'date' ? 'date' : undefined}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={onChange}
        />
      );
  }
}

/** Words that people add to, some of a list, or one of it, which is cleared unless one has to be. */
function SelectControl({ id, field, value, isInvalid, describedBy, autoFocus, onChange, onBlur }: ControlProps) {
  const look = {
    ...{ id, isInvalid, describedBy, autoFocus, onBlur, className: css.isWide },
    isRequired: field.isRequired,
    placeholder: field.placeholder ?? (field.takesNew ? texts.typeToAdd : undefined),
    options: field.options ?? [],
  };
  const chosen = (value as string[] | null) ?? [];
  if (field.takesNew) return <TagsSelect {...look} value={chosen} onChange={onChange} />;
  if (field.isList) return <MultiSelect {...look} value={chosen} onChange={onChange} />;
  const Control = field.isRequired ? Select<string> : ClearableSelect<string>;
  return <Control {...look} isSearchable value={(value as string | null) ?? undefined} onChange={onChange} />;
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
    <div className={css.sliderControl}>
      <Slider {...bounds} label={field.label} value={value} onChange={onChange} />
      <NumberInput
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
