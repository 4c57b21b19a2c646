import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { gripTexts } from '#texts/common.ts';
import * as css from './grip.module.css';

/** Handle that drags a row of an order; arrow keys on it move the row. */
export const Grip = ({ name, ...rest }: { name: string } & Omit<ComponentProps<'button'>, 'children'>) => (
  <button type="button" className={css.grip} aria-label={gripTexts.label(name)} title={gripTexts.hint} {...rest}>
    <GripVertical size={14} aria-hidden />
  </button>
);
