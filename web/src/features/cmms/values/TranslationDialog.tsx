import { useMutation, useQuery } from '@apollo/client/react';
import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { OptionSelect } from '#features/fields/cmms/OptionSelect.tsx';
import type { CmmsSyncDirection } from '#generated/graphql.ts';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog, DialogField } from '../CmmsDialog.tsx';
import { cmmsMapsQuery } from '../mappings/mapping-queries.ts';
import { createTranslationMutation, updateTranslationMutation } from './value-queries.ts';

export interface EditedTranslation {
  id: string;
  externalValue: string;
  internalValue: string;
  internalValueSource: string | null;
  translationDirection: CmmsSyncDirection;
}

interface TranslationDialogProps {
  field: CmmsField;
  /** Null: a new one. */
  translation: EditedTranslation | null;
  onClose: () => void;
  onSaved: () => void;
}

/** What a word of ours is in the maintenance system, or the other way round. */
export function TranslationDialog({ field, translation, onClose, onSaved }: TranslationDialogProps) {
  const id = useId();
  const toaster = useToaster();
  const [draft, setDraft] = useState({
    externalValue: translation?.externalValue ?? '',
    internalValue: translation?.internalValue ?? '',
    internalValueSource: translation?.internalValueSource ?? null,
    translationDirection: translation?.translationDirection ?? ('INTERNAL_TO_EXTERNAL' as CmmsSyncDirection),
  });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const { data } = useQuery(cmmsMapsQuery, {
    variables: { externalSystemId: field.externalSystemId },
    context: { quiet: true },
  });
  const [create, creating] = useMutation(createTranslationMutation, {
    context: { failure: cmmsFailure('create', 'translation') },
  });
  const [update, updating] = useMutation(updateTranslationMutation, {
    context: { failure: cmmsFailure('update', 'translation') },
  });
  const submit = async () => {
    const { data: saved } = translation
      ? await update({ variables: { id: translation.id, input: draft } })
      : await create({ variables: { externalFieldId: field.id, input: draft } });
    if (!saved) return;
    toaster.success();
    onSaved();
  };
  const attributes = data?.cmmsInternalFields.filter((one) => one.internalFieldType === 'Alarm Attribute') ?? [];
  const isOut = draft.translationDirection === 'INTERNAL_TO_EXTERNAL';
  return (
    <CmmsDialog
      title={translation ? 'Edit Field Value Translation' : 'Add Field Value Translation'}
      width={400}
      submitLabel={translation ? 'Save' : 'Add translation'}
      isDisabled={
        draft.externalValue.trim() === '' || draft.internalValue.trim() === '' || creating.loading || updating.loading
      }
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <Segmented<CmmsSyncDirection>
        aria-label="Direction"
        block
        options={[
          { value: 'INTERNAL_TO_EXTERNAL', label: 'Internal to external' },
          { value: 'EXTERNAL_TO_INTERNAL', label: 'External to internal' },
        ]}
        value={draft.translationDirection}
        onChange={(translationDirection) => set({ translationDirection })}
      />
      {isOut && (
        <DialogField id={`${id}-source`} label="Alarm attribute">
          <Select<string>
            id={`${id}-source`}
            allowClear
            listHeight={208}
            placeholder="Any that the field is filled from"
            showSearch={{ optionFilterProp: 'label' }}
            options={attributes.map(({ name, label }) => ({ value: name, label }))}
            value={draft.internalValueSource}
            onChange={(internalValueSource) => set({ internalValueSource: internalValueSource ?? null })}
          />
        </DialogField>
      )}
      <DialogField id={`${id}-internal`} label="Internal value" isRequired>
        <Input
          id={`${id}-internal`}
          dir="auto"
          maxLength={500}
          value={draft.internalValue}
          onChange={(event) => set({ internalValue: event.target.value })}
        />
      </DialogField>
      <DialogField id={`${id}-external`} label="External value" isRequired>
        {field.dataType === 'List' && isOut ? (
          <OptionSelect
            id={`${id}-external`}
            fieldId={field.id}
            label="External value"
            value={draft.externalValue || null}
            details={{}}
            requiresFetched={false}
            onChange={(externalValue) => set({ externalValue: externalValue ?? '' })}
          />
        ) : (
          <Input
            id={`${id}-external`}
            dir="auto"
            maxLength={500}
            value={draft.externalValue}
            onChange={(event) => set({ externalValue: event.target.value })}
          />
        )}
      </DialogField>
    </CmmsDialog>
  );
}
