import { useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
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

/** A value by hand: pulls keep it as it is. */
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
      title={value ? 'Edit Domain Value' : 'Add Domain Value'}
      submitLabel={value ? 'Save' : 'Add value'}
      isDisabled={draft.name.trim() === '' || draft.value.trim() === '' || creating.loading || updating.loading}
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <DialogField id={`${id}-name`} label="Name" isRequired>
        {input('name', 'The key that the system takes')}
      </DialogField>
      <DialogField id={`${id}-value`} label="Value" isRequired>
        {input('value', 'What people read')}
      </DialogField>
      <DialogField id={`${id}-externalId`} label="External id">
        {input('externalId', 'The key, unless the system has another')}
      </DialogField>
      {field.relatedParentField && (
        <DialogField id={`${id}-parentExternalId`} label={`External id of the ${field.relatedParentField.title}`}>
          {input('parentExternalId', 'Offered under any')}
        </DialogField>
      )}
    </CmmsDialog>
  );
}
