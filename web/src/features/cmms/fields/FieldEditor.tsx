import { useMutation } from '@apollo/client/react';
import { Input, InputNumber, Modal, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { dataTypes, genericFields } from '#domain/cmms/cmms.ts';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import type { CmmsDisplayTemplate, CmmsGenericField } from '#generated/graphql.ts';
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
  { value: 'VALUE', label: 'Value only' },
  { value: 'VALUE_LABEL', label: 'Value - label' },
  { value: 'LABEL', label: 'Label only' },
];
const flags = [
  ['isCreateWorkField', 'In the create form'],
  ['isCreateHiddenWorkField', 'Sent with new work, hidden'],
  ['isRequired', 'Required'],
  ['isVisible', 'Visible'],
  ['isReadOnly', 'Read-only'],
] as const;
const listFlags = [
  ['isTranslatedByName', 'Match attributes by key'],
  ['isTranslatedByValue', 'Match attributes by label'],
  ['isAutoSyncValuesEnabled', 'Pull values every night'],
] as const;

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

/** All that people say of a field; its name is the system's. */
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
  const toggle = ([key, label]: readonly [keyof Draft, string]) => (
    <div key={key} className="cmms-toggle">
      <Switch id={`${id}-${key}`} size="small" checked={draft[key] as boolean} onChange={(is) => set({ [key]: is })} />
      <label htmlFor={`${id}-${key}`}>{label}</label>
    </div>
  );
  return (
    <Modal
      open
      width={460}
      title={field ? `Edit ${field.title}` : 'Add field'}
      onCancel={onClose}
      footer={
        <DialogFoot
          label={field ? 'Save' : 'Add field'}
          isDisabled={creating.loading || updating.loading || (field ? draft.title.trim() === '' : name.trim() === '')}
          onClose={onClose}
          onSubmit={() => void submit().catch(() => undefined)}
        />
      }
    >
      <div className="fields cmms-dialog">
        {field ? (
          <p className="meta quiet">
            <span className="mono">{field.name}</span> in the maintenance system
          </p>
        ) : (
          row(
            'name',
            'Name in the maintenance system',
            <Input id={`${id}-name`} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />,
          )
        )}
        {row(
          'title',
          'Title',
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
          'Description',
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
            'Data type',
            <Select<string>
              id={`${id}-type`}
              options={dataTypes.map((value) => ({ value, label: value }))}
              value={draft.dataType}
              onChange={(dataType) => set({ dataType })}
            />,
          )}
          {row(
            'category',
            'Category',
            <Select<CmmsGenericField>
              id={`${id}-category`}
              allowClear
              placeholder="None"
              options={genericFields.map((value) => ({ value, label: value }))}
              value={draft.genericField}
              onChange={(genericField) => set({ genericField: genericField ?? null })}
            />,
          )}
          {row(
            'default',
            'Default value',
            <Input
              id={`${id}-default`}
              dir="auto"
              maxLength={4_000}
              placeholder={isList ? 'Key of a value' : undefined}
              value={draft.defaultValue ?? ''}
              onChange={(event) => set({ defaultValue: event.target.value || null })}
            />,
          )}
          {isText &&
            row(
              'max',
              'Max length',
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
              'Options show',
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
