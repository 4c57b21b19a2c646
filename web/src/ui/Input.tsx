import { Input, InputNumber, type InputProps, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';

interface TextInputProps extends Omit<InputProps, 'aria-label' | 'defaultValue' | 'onChange' | 'status' | 'value'> {
  /** Accessible name; absent where a label with `id` names it. */
  label?: string;
  value: string;
  isInvalid?: boolean;
  ref?: Ref<InputRef>;
  onChange?: (value: string) => void;
}

const statusOf = (isInvalid: boolean | undefined) => (isInvalid ? ('error' as const) : undefined);

/** A line of text outside of a form's fields; `type` may be `password`, `time` or `date`. */
export function TextInput({ label, isInvalid, type, onChange, ...rest }: TextInputProps) {
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Control
      {...rest}
      aria-label={label}
      type={type === 'password' ? undefined : type}
      status={statusOf(isInvalid)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

const searchMaxLength = 200;

type SearchInputProps = Omit<TextInputProps, 'label' | 'prefix' | 'allowClear'> & { label: string };

/** A line that a list is searched by; its name unless said is what it shows while it is empty. */
export const SearchInput = ({ label, placeholder = label, ...rest }: SearchInputProps) => (
  <TextInput
    dir="auto"
    maxLength={searchMaxLength}
    {...rest}
    label={label}
    placeholder={placeholder}
    prefix={<Search size={14} className="quiet" aria-hidden />}
    allowClear
  />
);

interface NumberInputProps
  extends Omit<
    ComponentProps<typeof InputNumber<number>>,
    'aria-label' | 'defaultValue' | 'onChange' | 'status' | 'value'
  > {
  label?: string;
  value: number | null;
  isInvalid?: boolean;
  onChange: (value: number | null) => void;
}

/** A number outside of a form's fields; null while there is none. */
export const NumberInput = ({ label, isInvalid, ...rest }: NumberInputProps) => (
  <InputNumber<number> {...rest} aria-label={label} status={statusOf(isInvalid)} />
);
