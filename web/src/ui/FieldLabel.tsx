import type { ReactNode } from 'react';
import { requiredWord } from '#texts/common.ts';
import * as css from './ui.module.css';

interface FieldLabelProps {
  htmlFor: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** The label of a field; of a required one it is highlighted, and says so. */
export const FieldLabel = ({ htmlFor, isRequired, children }: FieldLabelProps) => (
  <label htmlFor={htmlFor} className={isRequired ? css.isRequired : undefined}>
    {children}
    {isRequired && <RequiredWord />}
  </label>
);

/** Said where the highlight cannot be seen. */
export const RequiredWord = () => <span className="unseen"> {requiredWord}</span>;
