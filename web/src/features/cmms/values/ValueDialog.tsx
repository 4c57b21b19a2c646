import { useMutation } from '@apollo/client/react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsValuesTexts as texts } from '#texts/cmms-values.ts';
import { actionTexts } from '#texts/common.ts';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog } from '../CmmsDialog.tsx';
import { createValueMutation, updateValueMutation } from './value-queries.ts';

export interface EditedValue {
  id: string;
  name: string;
  value: string;
  externalId: string | null;
  parentExternalId: string | null;
}

interface ValueDialogProps {
  field: CmmsField;
  /** Null: a new one. */
  value: EditedValue | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Form of a manual value: pulls do not change it. */
export function ValueDialog({ field, value, onClose, onSaved }: ValueDialogProps) {
  const toaster = useToaster();
  const [create] = useMutation(createValueMutation, { context: { failure: cmmsFailure('create', 'domain value') } });
  const [update] = useMutation(updateValueMutation, { context: { failure: cmmsFailure('update', 'domain value') } });
  const form = useForm({
    initial: {
      name: value?.name ?? '',
      value: value?.value ?? '',
      externalId: value && value.externalId !== value.name ? (value.externalId ?? '') : '',
      parentExternalId: value?.parentExternalId ?? '',
    },
    submit: async ({ externalId, parentExternalId, ...given }) => {
      const input = { ...given, externalId: externalId || null, parentExternalId: parentExternalId || null };
      const { data } = value
        ? await update({ variables: { id: value.id, input } })
        : await create({ variables: { externalCmmsFieldId: field.id, input } });
      if (!data) return false;
      toaster.success();
      onSaved();
    },
  });
  const line = (name: keyof typeof form.values) => ({ ...form.field(name), maxLength: 500 });
  return (
    <CmmsDialog
      title={value ? texts.editTitle : texts.addTitle}
      action={value ? actionTexts.save : texts.add}
      form={form}
      isDisabled={form.values.name.trim() === '' || form.values.value.trim() === ''}
      onClose={onClose}
    >
      <TextField {...line('name')} label={texts.name} isRequired placeholder={texts.namePlaceholder} />
      <TextField {...line('value')} label={texts.value} isRequired placeholder={texts.valuePlaceholder} />
      <TextField {...line('externalId')} label={texts.externalId} placeholder={texts.externalIdPlaceholder} />
      {field.relatedParentField && (
        <TextField
          {...line('parentExternalId')}
          label={texts.parentExternalId(field.relatedParentField.title)}
          placeholder={texts.parentPlaceholder}
        />
      )}
    </CmmsDialog>
  );
}
