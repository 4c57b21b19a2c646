import { Input } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { actionTexts } from '#texts/common.ts';
import { Button } from '../Button.tsx';
import { Form } from './Form.tsx';
import * as css from './form.module.css';
import { useForm } from './use-form.ts';

interface NameFormProps {
  /** Accessible name of the field. */
  label: string;
  placeholder?: string;
  /** The name to change; empty for a new one. */
  initial?: string;
  maxLength: number;
  /** Text of the button. */
  action: string;
  icon?: LucideIcon;
  variant?: 'primary' | 'default';
  /** True while there is nothing that could have the name. */
  isDisabled?: boolean;
  /** Saves the name. @returns false, or rejects, if it was not saved: the text stays. */
  onSubmit: (name: string) => Promise<unknown>;
  /** Present where it replaces what it changes. */
  onDiscard?: () => void;
  className?: string;
}

/** A form of one name in a list: adds an entry, or renames one in its place. */
export function NameForm(props: NameFormProps) {
  const { label, placeholder, initial = '', maxLength, action, icon, variant = 'primary', onSubmit, onDiscard } = props;
  const form = useForm({
    initial: { name: initial },
    submit: async ({ name }) => {
      if ((await onSubmit(name)) === false) return false;
      form.reset({ name: initial });
    },
  });
  const { name, value, onChange } = form.field('name');
  const isDisabled = props.isDisabled === true || value.trim() === '' || value.trim() === initial;
  return (
    <Form form={form} isDisabled={isDisabled} className={props.className ?? css.nameForm}>
      <Input
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        autoFocus={onDiscard !== undefined}
        name={name}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDiscard?.()}
      />
      {onDiscard && <Button onClick={onDiscard}>{actionTexts.discard}</Button>}
      <Button type="submit" variant={variant} icon={icon} isBusy={form.isSubmitting} disabled={isDisabled}>
        {action}
      </Button>
    </Form>
  );
}
