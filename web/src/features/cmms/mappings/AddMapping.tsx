import { useMutation } from '@apollo/client/react';
import { AutoComplete, Select } from 'antd';
import { useId, useState } from 'react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { mappingTexts as texts } from '#texts/cmms-mappings.ts';
import { selectTexts } from '#texts/common.ts';
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
      title={texts.addTitle}
      submitLabel={texts.add}
      isDisabled={!kind || name.trim() === '' || !external || loading}
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <DialogField id={`${id}-kind`} label={texts.internalType} isRequired>
        <Select<string>
          id={`${id}-kind`}
          placeholder={texts.chooseType}
          options={internalKinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setName('');
          }}
        />
      </DialogField>
      <DialogField id={`${id}-name`} label={texts.internalName} isRequired>
        {isFree ? (
          <AutoComplete
            id={`${id}-name`}
            placeholder={texts.namePlaceholder}
            maxLength={100}
            value={name}
            onChange={setName}
          />
        ) : (
          <Select<string>
            id={`${id}-name`}
            disabled={!kind}
            listHeight={208}
            placeholder={kind ? selectTexts.field : texts.chooseTypeFirst}
            showSearch={{ optionFilterProp: 'label' }}
            options={offered.map((field) => ({ value: field.name, label: field.label }))}
            value={name || null}
            onChange={setName}
          />
        )}
      </DialogField>
      <DialogField id={`${id}-external`} label={cmmsTexts.cmmsField} isRequired>
        <FieldPicker
          id={`${id}-external`}
          label={cmmsTexts.cmmsField}
          systemId={systemId}
          value={external}
          onChange={setExternal}
        />
      </DialogField>
    </CmmsDialog>
  );
}
