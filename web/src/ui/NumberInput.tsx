import { InputNumber } from 'antd';
import type { ComponentProps } from 'react';

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
  <InputNumber<number> {...rest} aria-label={label} status={isInvalid ? 'error' : undefined} />
);
