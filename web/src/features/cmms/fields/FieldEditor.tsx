import { useMutation } from '@apollo/client/react';
import { Input, InputNumber, Modal, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { dataTypes, genericFields } from '#domain/cmms/cmms.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import type { CmmsDisplayTemplate, CmmsGenericField } from '#generated/graphql.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { actionTexts } from '#texts/common.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
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
type Flag = (typeof flags | typeof listFlags)[number];

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

const draftOf = (field: CmmsField): Draft =>
  Object.fromEntries(Object.keys(emptyField).map((name) => [name, field[name as keyof CmmsField]])) as unknown as Draft;

/** Editor of a field's settings; its name is fixed by the maintenance system. */
export function FieldEditor({ systemId, field, onClose, onSaved }: FieldEditorProps) {
  const id = useId();
  const toaster = useToaster();
  const [name, setName] = useState('');
  const [draft, setDraft] = useState<Draft>(field ? draftOf(field) : emptyField);
  const [create, creating] = useMutation(createFieldMutation, {
    context: { failure: cmmsFailure('create', 'CMMS field') },
  });
  const [update, updating] = useMutation(updateFieldMutation, {
    context: { failure: cmmsFailure('update', 'CMMS field') },
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const submit = async () => {
    const { data } = field
      ? await update({ variables: { id: field.id, input: draft } })
      : await create({
          variables: { input: { ...draft, title: draft.title || name, name, externalSystemId: systemId } },
        });
    if (!data) return;
    toaster.success();
    onSaved();
  };
  const isList = draft.dataType === 'List';
  const isText = draft.dataType === 'String' || draft.dataType === 'Text Area';
  const row = (key: string, label: string, control: React.ReactNode) => (
    <div className="field">
      <label htmlFor={`${id}-${key}`}>{label}</label>
      {control}
    </div>
  );
  const toggle = (key: Flag) => (
    <div key={key} className="cmms-toggle">
      <Switch id={`${id}-${key}`} size="small" checked={draft[key]} onChange={(is) => set({ [key]: is })} />
      <label htmlFor={`${id}-${key}`}>{texts.flags[key]}</label>
    </div>
  );
  return (
    <Modal
      open
      width={460}
      title={field ? texts.edit(field.title) : texts.add}
      onCancel={onClose}
      footer={
        <DialogFoot
          label={field ? actionTexts.save : texts.add}
          isDisabled={creating.loading || updating.loading || (field ? draft.title.trim() === '' : name.trim() === '')}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields cmms-dialog">
        {field ? (
          <p className="meta quiet">
            <span className="mono">{field.name}</span> {texts.inSystem}
          </p>
        ) : (
          row(
            'name',
            texts.name,
            <Input id={`${id}-name`} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />,
          )
        )}
        {row(
          'title',
          texts.fieldTitle,
          <Input
            id={`${id}-title`}
            dir="auto"
            maxLength={100}
            placeholder={name}
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />,
        )}
        {row(
          'description',
          texts.description,
          <Input
            id={`${id}-description`}
            dir="auto"
            maxLength={1_000}
            value={draft.description ?? ''}
            onChange={(event) => set({ description: event.target.value || null })}
          />,
        )}
        <div className="cmms-pair">
          {row(
            'type',
            texts.dataType,
            <Select<string>
              id={`${id}-type`}
              options={dataTypes.map((value) => ({ value, label: value }))}
              value={draft.dataType}
              onChange={(dataType) => set({ dataType })}
            />,
          )}
          {row(
            'category',
            texts.category,
            <Select<CmmsGenericField>
              id={`${id}-category`}
              allowClear
              placeholder={texts.noCategory}
              options={genericFields.map((value) => ({ value, label: value }))}
              value={draft.genericField}
              onChange={(genericField) => set({ genericField: genericField ?? null })}
            />,
          )}
          {row(
            'default',
            texts.defaultValue,
            <Input
              id={`${id}-default`}
              dir="auto"
              maxLength={4_000}
              placeholder={isList ? texts.defaultKey : undefined}
              value={draft.defaultValue ?? ''}
              onChange={(event) => set({ defaultValue: event.target.value || null })}
            />,
          )}
          {isText &&
            row(
              'max',
              texts.maxLength,
              <InputNumber
                id={`${id}-max`}
                className="is-wide"
                min={1}
                max={100_000}
                precision={0}
                value={draft.maxLength}
                onChange={(maxLength) => set({ maxLength })}
              />,
            )}
          {isList &&
            row(
              'template',
              texts.optionsShow,
              <Select<CmmsDisplayTemplate>
                id={`${id}-template`}
                options={[...templates]}
                value={draft.displayTemplate}
                onChange={(displayTemplate) => set({ displayTemplate })}
              />,
            )}
        </div>
        <div className="cmms-toggles">{[...flags, ...(isList ? listFlags : [])].map(toggle)}</div>
      </div>
    </Modal>
  );
}
