import { Checkbox, Input, InputNumber, type InputProps, type InputRef, Radio, Select, Switch } from 'antd';
import type { ComponentProps, Ref } from 'react';
import { RequiredWord } from '../FieldLabel.tsx';
import { listHeight } from '../option.ts';
import { TextArea } from '../TextArea.tsx';
import * as kit from '../ui.module.css';
import { Field, FieldGroup, type FieldLook, fieldClass, useField } from './Field.tsx';
import * as css from './form.module.css';
import { plainInput } from './plain-input.ts';
import type { FieldBinding } from './use-form.ts';

type Own = 'id' | 'name' | 'value' | 'defaultValue' | 'checked' | 'onChange' | 'onBlur' | 'status' | 'children';
/** A control of antd, tied to a field of a form. */
type FieldProps<Value, Control> = FieldBinding<Value> & FieldLook & Omit<Control, Own | keyof FieldLook>;

const statusOf = (error: string | undefined) => (error ? 'error' : undefined);

interface TextFieldProps extends FieldProps<string, InputProps> {
  /** `plain`: letters, digits, space, hyphen and underscore alone are typed and pasted. */
  allowed?: 'plain';
  ref?: Ref<InputRef>;
}

/** A line of text; `type` may be `password` or `email`. */
export function TextField(props: TextFieldProps) {
  const { label, help, isRequired, error, onChange, type, allowed, ...control } = props;
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Field label={label} help={help} isRequired={isRequired} error={error}>
      {(tied) => (
        <Control
          dir={type === undefined ? 'auto' : undefined}
          {...control}
          {...tied}
          {...(allowed === 'plain' && plainInput(onChange))}
          type={type === 'password' ? undefined : type}
          status={statusOf(error)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A text of several lines. */
export function TextAreaField(props: FieldProps<string, ComponentProps<typeof TextArea>>) {
  const { label, help, isRequired, error, onChange, ...control } = props;
  return (
    <Field label={label} help={help} isRequired={isRequired} error={error}>
      {(tied) => (
        <TextArea
          autoSize={{ minRows: 3, maxRows: 8 }}
          {...control}
          {...tied}
          status={statusOf(error)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A number; null while there is none. */
export function NumberField(props: FieldProps<number | null, ComponentProps<typeof InputNumber<number>>>) {
  const { label, help, isRequired, error, onChange, ...control } = props;
  return (
    <Field label={label} help={help} isRequired={isRequired} error={error}>
      {(tied) => (
        <InputNumber<number> {...control} {...tied} status={statusOf(error)} onChange={(value) => onChange(value)} />
      )}
    </Field>
  );
}

interface Option<Value> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps<Value extends string | number> = FieldBinding<Value | null> &
  FieldLook & {
    options: ReadonlyArray<Option<Value>>;
    placeholder?: string;
    disabled?: boolean;
    isClearable?: boolean;
    /** True if the list is long: typing finds a label. */
    isSearchable?: boolean;
  };

/** One of a list; null while none is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, help, isRequired, error, name: _, value, options, onChange, ...control } = props;
  const { isClearable, isSearchable, ...look } = control;
  return (
    <Field label={label} help={help} isRequired={isRequired} error={error}>
      {(tied) => (
        <Select<Value>
          {...look}
          {...tied}
          status={statusOf(error)}
          listHeight={listHeight}
          allowClear={isClearable}
          showSearch={isSearchable && { optionFilterProp: 'label' }}
          value={value}
          options={[...options]}
          onChange={(next) => onChange(next ?? null)}
        />
      )}
    </Field>
  );
}

type RadioFieldProps<Value extends string | number | boolean> = FieldBinding<Value | null> &
  FieldLook & { options: ReadonlyArray<Option<Value>> };

/** One of a few, all shown. */
export function RadioField<Value extends string | number | boolean>(props: RadioFieldProps<Value>) {
  const { label, help, isRequired, error, name, value, options, onChange, onBlur } = props;
  return (
    <FieldGroup label={label} help={help} isRequired={isRequired} error={error}>
      <Radio.Group
        name={name}
        value={value}
        options={[...options]}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldGroup>
  );
}

type ChecksFieldProps<Value extends string | number> = FieldBinding<Value[]> &
  FieldLook & { options: ReadonlyArray<Option<Value>> };

/** Several of a few, all shown. */
export function ChecksField<Value extends string | number>(props: ChecksFieldProps<Value>) {
  const { label, help, isRequired, error, name, value, options, onChange } = props;
  return (
    <FieldGroup label={label} help={help} isRequired={isRequired} error={error}>
      <Checkbox.Group<Value> name={name} value={value} options={[...options]} onChange={onChange} />
    </FieldGroup>
  );
}

type CheckboxFieldProps = FieldBinding<boolean> & FieldLook & { disabled?: boolean; autoFocus?: boolean };

/** A choice of yes or no that takes effect on submit. */
export function CheckboxField({ label, help, isRequired, error, value, onChange, ...control }: CheckboxFieldProps) {
  const [tied, message] = useField({ help: undefined, error });
  return (
    <div className={fieldClass(error)}>
      <Checkbox {...control} {...tied} checked={value} onChange={({ target }) => onChange(target.checked)}>
        <span className={isRequired ? `${kit.fieldName} ${kit.isRequired}` : undefined}>
          {label}
          {isRequired && <RequiredWord />}
        </span>
        {help && <span className={`${css.fieldHelp} meta quiet`}>{help}</span>}
      </Checkbox>
      {message}
    </div>
  );
}

type SwitchFieldProps = Pick<FieldBinding<boolean>, 'value' | 'error' | 'onChange'> &
  Omit<FieldLook, 'isRequired'> & { isBusy?: boolean; disabled?: boolean };

/** A setting that is on or off, which may take effect at once. */
export function SwitchField({ label, help, error, value, isBusy, disabled, onChange }: SwitchFieldProps) {
  const [tied, message] = useField({ help, error });
  return (
    <div className={`${fieldClass(error)} ${css.isSwitch}`}>
      <div>
        <label htmlFor={tied.id}>{label}</label>
        {message}
      </div>
      <Switch {...tied} loading={isBusy} disabled={disabled} checked={value} onChange={onChange} />
    </div>
  );
}
