import { useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useId, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsValuesTexts as texts } from '#texts/cmms-values.ts';
import { actionTexts } from '#texts/common.ts';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog, DialogField } from '../CmmsDialog.tsx';
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
  const id = useId();
  const toaster = useToaster();
  const [draft, setDraft] = useState({
    name: value?.name ?? '',
    value: value?.value ?? '',
    externalId: value && value.externalId !== value.name ? value.externalId : null,
    parentExternalId: value?.parentExternalId ?? null,
  });
  const [create, creating] = useMutation(createValueMutation, {
    context: { failure: cmmsFailure('create', 'domain value') },
  });
  const [update, updating] = useMutation(updateValueMutation, {
    context: { failure: cmmsFailure('update', 'domain value') },
  });
  const submit = async () => {
    const { data } = value
      ? await update({ variables: { id: value.id, input: draft } })
      : await create({ variables: { externalCmmsFieldId: field.id, input: draft } });
    if (!data) return;
    toaster.success();
    onSaved();
  };
  const input = (key: keyof typeof draft, placeholder?: string) => (
    <Input
      id={`${id}-${key}`}
      dir="auto"
      maxLength={500}
      placeholder={placeholder}
      value={draft[key] ?? ''}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
    />
  );
  return (
    <CmmsDialog
      title={value ? texts.editTitle : texts.addTitle}
      submitLabel={value ? actionTexts.save : texts.add}
      isDisabled={draft.name.trim() === '' || draft.value.trim() === '' || creating.loading || updating.loading}
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <DialogField id={`${id}-name`} label={texts.name} isRequired>
        {input('name', texts.namePlaceholder)}
      </DialogField>
      <DialogField id={`${id}-value`} label={texts.value} isRequired>
        {input('value', texts.valuePlaceholder)}
      </DialogField>
      <DialogField id={`${id}-externalId`} label={texts.externalId}>
        {input('externalId', texts.externalIdPlaceholder)}
      </DialogField>
      {field.relatedParentField && (
        <DialogField id={`${id}-parentExternalId`} label={texts.parentExternalId(field.relatedParentField.title)}>
          {input('parentExternalId', texts.parentPlaceholder)}
        </DialogField>
      )}
    </CmmsDialog>
  );
}
