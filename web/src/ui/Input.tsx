import { Input, type InputProps, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import type { Ref } from 'react';

interface TextInputProps extends Omit<InputProps, 'aria-label' | 'defaultValue' | 'onChange' | 'status' | 'value'> {
  /** Accessible name; absent where a label with `id` names it. */
  label?: string;
  value: string;
  isInvalid?: boolean;
  ref?: Ref<InputRef>;
  onChange?: (value: string) => void;
}

/** A line of text outside of a form's fields; `type` may be `password`, `time` or `date`. */
export function TextInput({ label, isInvalid, type, onChange, ...rest }: TextInputProps) {
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <Control
      {...rest}
      aria-label={label}
      type={type === 'password' ? undefined : type}
      status={isInvalid ? 'error' : undefined}
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
