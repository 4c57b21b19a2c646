import { useMutation, useQuery } from '@apollo/client/react';
import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { OptionSelect } from '#features/fields/cmms/OptionSelect.tsx';
import type { CmmsSyncDirection } from '#generated/graphql.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { translationTexts as texts } from '#texts/cmms-values.ts';
import { actionTexts } from '#texts/common.ts';
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

/** Translation of an internal value into one of the maintenance system, or the reverse. */
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
      title={translation ? texts.editTitle : texts.addTitle}
      width={400}
      submitLabel={translation ? actionTexts.save : texts.add}
      isDisabled={
        draft.externalValue.trim() === '' || draft.internalValue.trim() === '' || creating.loading || updating.loading
      }
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <Segmented<CmmsSyncDirection>
        aria-label={texts.direction}
        block
        options={[
          { value: 'INTERNAL_TO_EXTERNAL', label: texts.internalToExternal },
          { value: 'EXTERNAL_TO_INTERNAL', label: texts.externalToInternal },
        ]}
        value={draft.translationDirection}
        onChange={(translationDirection) => set({ translationDirection })}
      />
      {isOut && (
        <DialogField id={`${id}-source`} label={texts.alarmAttribute}>
          <Select<string>
            id={`${id}-source`}
            allowClear
            listHeight={208}
            placeholder={texts.anyAttribute}
            showSearch={{ optionFilterProp: 'label' }}
            options={attributes.map(({ name, label }) => ({ value: name, label }))}
            value={draft.internalValueSource}
            onChange={(internalValueSource) => set({ internalValueSource: internalValueSource ?? null })}
          />
        </DialogField>
      )}
      <DialogField id={`${id}-internal`} label={texts.internal} isRequired>
        <Input
          id={`${id}-internal`}
          dir="auto"
          maxLength={500}
          value={draft.internalValue}
          onChange={(event) => set({ internalValue: event.target.value })}
        />
      </DialogField>
      <DialogField id={`${id}-external`} label={texts.external} isRequired>
        {field.dataType === 'List' && isOut ? (
          <OptionSelect
            id={`${id}-external`}
            fieldId={field.id}
            label={texts.external}
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
