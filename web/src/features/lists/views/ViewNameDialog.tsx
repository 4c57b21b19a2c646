import { lensNameMaxLength } from '#domain/constants.ts';
import { actionTexts } from '#texts/common.ts';
import { viewTexts as texts } from '#texts/views.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ViewNameDialogProps {
  title: string;
  name: string;
  onClose: () => void;
  onSubmit: (name: string) => Promise<unknown>;
}

/** Asks for the name of a saved view. */
export function ViewNameDialog({ title, name, onClose, onSubmit }: ViewNameDialogProps) {
  const form = useForm({ initial: { name }, submit: (values) => onSubmit(values.name) });
  return (
    <Dialog
      title={title}
      action={actionTexts.save}
      form={form}
      isDisabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={texts.name} isRequired autoFocus maxLength={lensNameMaxLength} />
    </Dialog>
  );
}
