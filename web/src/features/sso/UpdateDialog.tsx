import type { ReactNode } from 'react';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { ssoFormTexts, ssoTexts } from '#texts/sso.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { type FormOf, type FormOptions, useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';

interface UpdateDialogProps<V extends object> extends Omit<FormOptions<V>, 'submit' | 'showErrors'> {
  /** Sends the values. @returns false if the server has answered nothing. */
  update: (values: V) => Promise<boolean>;
  onClose: () => void;
  fields: (form: FormOf<V>) => ReactNode;
}

/** The dialog that changes how people of a domain sign in, by either protocol. */
export function UpdateDialog<V extends object>(props: UpdateDialogProps<V>) {
  const { initial, validate, pathPrefix, update, onClose, fields } = props;
  const toaster = useToaster();
  const form = useForm<V>({
    initial,
    validate,
    pathPrefix,
    submit: async (values) => {
      try {
        if (!(await update(values))) return false;
      } catch (error) {
        toaster.error(ssoFormTexts.updateFailed, errorMessage(error));
        throw error;
      }
      toaster.success(ssoTexts.updated, toastTexts.success);
      onClose();
    },
  });
  return (
    <Dialog
      title={ssoFormTexts.update}
      size="full"
      action={actionTexts.save}
      form={form}
      isDisabled={!form.isValid || !form.isDirty}
      holdsEscape
      onClose={onClose}
    >
      {fields(form)}
    </Dialog>
  );
}
