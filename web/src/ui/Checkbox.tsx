import { Checkbox as AntCheckbox } from 'antd';
import type { ReactNode } from 'react';

interface CheckboxProps {
  /** Accessible name, where no text stands beside it. */
  label?: string;
  isChecked: boolean;
  /** True if it stands for several of which some are chosen. */
  isMixed?: boolean;
  className?: string;
  children?: ReactNode;
  onChange: (isChecked: boolean) => void;
}

/** A choice of yes or no, as of a row. */
export const Checkbox = ({ label, isChecked, isMixed, className, children, onChange }: CheckboxProps) => (
  <AntCheckbox
    aria-label={label}
    className={className}
    checked={isChecked}
    indeterminate={isMixed}
    onChange={({ target }) => onChange(target.checked)}
  >
    {children}
  </AntCheckbox>
);
