import { useMutation } from '@apollo/client/react';
import { dataTypes, genericFields } from '#domain/cmms/cmms.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import type { CmmsDisplayTemplate, CmmsGenericField } from '#generated/graphql.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { actionTexts } from '#texts/common.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField, NumberField, SelectField, TextField } from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { chosen, useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { createFieldMutation, updateFieldMutation } from './field-queries.ts';

interface FieldEditorProps {
  systemId: string;
  /** Null: a new one. */
  field: CmmsField | null;
  onClose: () => void;
  onSaved: () => void;
}

const templates: ReadonlyArray<{ value: CmmsDisplayTemplate; label: string }> = [
  { value: 'VALUE', label: texts.templates.VALUE },
  { value: 'VALUE_LABEL', label: texts.templates.VALUE_LABEL },
  { value: 'LABEL', label: texts.templates.LABEL },
];
const flags = ['isCreateWorkField', 'isCreateHiddenWorkField', 'isRequired', 'isVisible', 'isReadOnly'] as const;
const listFlags = ['isTranslatedByName', 'isTranslatedByValue', 'isAutoSyncValuesEnabled'] as const;

const emptyField = {
  title: '',
  description: null as string | null,
  dataType: 'String',
  maxLength: null as number | null,
  defaultValue: null as string | null,
  genericField: null as CmmsGenericField | null,
  displayTemplate: 'VALUE_LABEL' as CmmsDisplayTemplate,
  isCreateWorkField: true,
  isCreateHiddenWorkField: false,
  isRequired: false,
  isVisible: true,
  isReadOnly: false,
  isTranslatedByName: false,
  isTranslatedByValue: false,
  isAutoSyncValuesEnabled: false,
};
type Draft = typeof emptyField;

const asOption = <Value extends string>(value: Value) => ({ value, label: value });

const draftOf = (field: CmmsField): Draft =>
  Object.fromEntries(Object.keys(emptyField).map((name) => [name, field[name as keyof CmmsField]])) as unknown as Draft;

/** Editor of a field's settings; its name is fixed by the maintenance system. */
export function FieldEditor({ systemId, field, onClose, onSaved }: FieldEditorProps) {
  const toaster = useToaster();
  const [create] = useMutation(createFieldMutation, { context: { failure: cmmsFailure('create', 'CMMS field') } });
  const [update] = useMutation(updateFieldMutation, { context: { failure: cmmsFailure('update', 'CMMS field') } });
  const form = useForm({
    initial: { name: '', ...(field ? draftOf(field) : emptyField) },
    submit: async ({ name, ...draft }) => {
      const { data } = field
        ? await update({ variables: { id: field.id, input: draft } })
        : await create({
            variables: { input: { ...draft, title: draft.title || name, name, externalSystemId: systemId } },
          });
      if (!data) return false;
      toaster.success();
      onSaved();
    },
  });
  const { name, title, dataType } = form.values;
  const isList = dataType === 'List';
  const isText = dataType === 'String' || dataType === 'Text Area';
  const line = (key: 'description' | 'defaultValue') => {
    const { value, onChange, ...binding } = form.field(key);
    return { ...binding, value: value ?? '', onChange: (text: string) => onChange(text || null) };
  };
  return (
    <Dialog
      title={field ? texts.edit(field.title) : texts.add}
      action={field ? actionTexts.save : texts.add}
      form={form}
      isDisabled={(field ? title : name).trim() === ''}
      onClose={onClose}
    >
      {field ? (
        <p className="meta quiet">
          <span className="mono">{field.name}</span> {texts.inSystem}
        </p>
      ) : (
        <TextField {...form.field('name')} label={texts.name} isRequired dir="ltr" maxLength={200} />
      )}
      <TextField
        {...form.field('title')}
        label={texts.fieldTitle}
        isRequired={field !== null}
        maxLength={100}
        placeholder={name}
      />
      <TextField {...line('description')} label={texts.description} maxLength={1_000} />
      <div className={formCss.fieldPair}>
        <SelectField {...chosen(form.field('dataType'))} label={texts.dataType} options={dataTypes.map(asOption)} />
        <SelectField
          {...form.field('genericField')}
          label={texts.category}
          isClearable
          placeholder={texts.noCategory}
          options={genericFields.map(asOption)}
        />
        <TextField
          {...line('defaultValue')}
          label={texts.defaultValue}
          maxLength={4_000}
          placeholder={isList ? texts.defaultKey : undefined}
        />
        {isText && (
          <NumberField {...form.field('maxLength')} label={texts.maxLength} min={1} max={100_000} precision={0} />
        )}
        {isList && (
          <SelectField {...chosen(form.field('displayTemplate'))} label={texts.optionsShow} options={templates} />
        )}
      </div>
      <div className={formCss.fieldPair}>
        {[...flags, ...(isList ? listFlags : [])].map((key) => (
          <CheckboxField key={key} {...form.field(key)} label={texts.flags[key]} />
        ))}
      </div>
    </Dialog>
  );
}
