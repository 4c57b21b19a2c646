import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import './grip.css';

/** Handle that drags a row of an order; arrow keys on it move the row. */
export const Grip = ({ name, ...rest }: { name: string } & Omit<ComponentProps<'button'>, 'children'>) => (
  <button type="button" className="grip" aria-label={`Move ${name}`} title="Drag, or press ↑ ↓" {...rest}>
    <GripVertical size={14} aria-hidden />
  </button>
);
