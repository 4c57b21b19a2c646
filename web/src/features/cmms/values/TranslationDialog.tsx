import { useMutation, useQuery } from '@apollo/client/react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { OptionSelect } from '#features/fields/cmms/OptionSelect.tsx';
import type { CmmsSyncDirection } from '#generated/graphql.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { translationTexts as texts } from '#texts/cmms-values.ts';
import { actionTexts } from '#texts/common.ts';
import { Field } from '#ui/form/Field.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog } from '../CmmsDialog.tsx';
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
  const toaster = useToaster();
  const { data } = useQuery(cmmsMapsQuery, {
    variables: { externalSystemId: field.externalSystemId },
    context: { quiet: true },
  });
  const [create] = useMutation(createTranslationMutation, {
    context: { failure: cmmsFailure('create', 'translation') },
  });
  const [update] = useMutation(updateTranslationMutation, {
    context: { failure: cmmsFailure('update', 'translation') },
  });
  const form = useForm({
    initial: {
      externalValue: translation?.externalValue ?? '',
      internalValue: translation?.internalValue ?? '',
      internalValueSource: translation?.internalValueSource ?? null,
      translationDirection: translation?.translationDirection ?? ('INTERNAL_TO_EXTERNAL' as CmmsSyncDirection),
    },
    submit: async (input) => {
      const { data: saved } = translation
        ? await update({ variables: { id: translation.id, input } })
        : await create({ variables: { externalFieldId: field.id, input } });
      if (!saved) return false;
      toaster.success();
      onSaved();
    },
  });
  const { externalValue, internalValue, translationDirection } = form.values;
  const attributes = data?.cmmsInternalFields.filter((one) => one.internalFieldType === 'Alarm Attribute') ?? [];
  const isOut = translationDirection === 'INTERNAL_TO_EXTERNAL';
  return (
    <CmmsDialog
      title={translation ? texts.editTitle : texts.addTitle}
      size="small"
      action={translation ? actionTexts.save : texts.add}
      form={form}
      isDisabled={externalValue.trim() === '' || internalValue.trim() === ''}
      onClose={onClose}
    >
      <Segmented<CmmsSyncDirection>
        label={texts.direction}
        isWide
        options={[
          { value: 'INTERNAL_TO_EXTERNAL', label: texts.internalToExternal },
          { value: 'EXTERNAL_TO_INTERNAL', label: texts.externalToInternal },
        ]}
        value={translationDirection}
        onChange={(next) => form.change({ translationDirection: next })}
      />
      {isOut && (
        <SelectField
          {...form.field('internalValueSource')}
          label={texts.alarmAttribute}
          isClearable
          isSearchable
          placeholder={texts.anyAttribute}
          options={attributes.map(({ name, label }) => ({ value: name, label }))}
        />
      )}
      <TextField {...form.field('internalValue')} label={texts.internal} isRequired maxLength={500} />
      {field.dataType === 'List' && isOut ? (
        <Field label={texts.external} isRequired>
          {({ id }) => (
            <OptionSelect
              id={id}
              fieldId={field.id}
              label={texts.external}
              value={externalValue || null}
              details={{}}
              requiresFetched={false}
              onChange={(next) => form.change({ externalValue: next ?? '' })}
            />
          )}
        </Field>
      ) : (
        <TextField {...form.field('externalValue')} label={texts.external} isRequired maxLength={500} />
      )}
    </CmmsDialog>
  );
}
