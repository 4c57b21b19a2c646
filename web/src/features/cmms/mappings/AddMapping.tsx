import { useMutation } from '@apollo/client/react';
import { AutoComplete, Select } from 'antd';
import { useId, useState } from 'react';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog, DialogField } from '../CmmsDialog.tsx';
import { FieldPicker } from '../FieldPicker.tsx';
import { internalIdOf, internalKinds } from './internal-id.ts';
import { createMappingMutation } from './mapping-queries.ts';

interface AddMappingProps {
  systemId: string;
  internal: ReadonlyArray<{ internalFieldType: string; name: string; label: string }>;
  onClose: () => void;
  onAdded: () => void;
}

/** Maps an internal field to one of a maintenance system. */
export function AddMapping({ systemId, internal, onClose, onAdded }: AddMappingProps) {
  const id = useId();
  const toaster = useToaster();
  const [kind, setKind] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [external, setExternal] = useState<CmmsField | null>(null);
  const [create, { loading }] = useMutation(createMappingMutation, {
    context: { failure: cmmsFailure('create', 'mapping') },
  });
  const submit = async () => {
    if (!external || !kind) return;
    const { data } = await create({ variables: { externalId: external.id, internalId: internalIdOf(kind, name) } });
    if (!data) return;
    toaster.success();
    onAdded();
  };
  const offered = internal.filter((field) => field.internalFieldType === kind);
  const isFree = kind === 'CMMS Attribute';
  return (
    <CmmsDialog
      title="Add Mapping"
      submitLabel="Add mapping"
      isDisabled={!kind || name.trim() === '' || !external || loading}
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <DialogField id={`${id}-kind`} label="Internal field type" isRequired>
        <Select<string>
          id={`${id}-kind`}
          placeholder="Choose a type"
          options={internalKinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setName('');
          }}
        />
      </DialogField>
      <DialogField id={`${id}-name`} label="Internal field name" isRequired>
        {isFree ? (
          <AutoComplete
            id={`${id}-name`}
            placeholder="As the alarm's source names it"
            maxLength={100}
            value={name}
            onChange={setName}
          />
        ) : (
          <Select<string>
            id={`${id}-name`}
            disabled={!kind}
            listHeight={208}
            placeholder={kind ? 'Choose a field' : 'Choose a type first'}
            showSearch={{ optionFilterProp: 'label' }}
            options={offered.map((field) => ({ value: field.name, label: field.label }))}
            value={name || null}
            onChange={setName}
          />
        )}
      </DialogField>
      <DialogField id={`${id}-external`} label="CMMS field" isRequired>
        <FieldPicker
          id={`${id}-external`}
          label="CMMS field"
          systemId={systemId}
          value={external}
          onChange={setExternal}
        />
      </DialogField>
    </CmmsDialog>
  );
}
