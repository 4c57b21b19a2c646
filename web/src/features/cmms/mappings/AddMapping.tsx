import { useMutation } from '@apollo/client/react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { cmmsFailure, cmmsTexts } from '#texts/cmms.ts';
import { mappingTexts as texts } from '#texts/cmms-mappings.ts';
import { selectTexts } from '#texts/common.ts';
import { Field } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextInput } from '#ui/Input.tsx';
import { useToaster } from '#ui/toast.tsx';
import { CmmsDialog } from '../CmmsDialog.tsx';
import { PickerField } from '../FieldPicker.tsx';
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
  const toaster = useToaster();
  const [create] = useMutation(createMappingMutation, { context: { failure: cmmsFailure('create', 'mapping') } });
  const form = useForm({
    initial: { kind: null as string | null, name: null as string | null, external: null as CmmsField | null },
    submit: async ({ kind, name, external }) => {
      if (!external || !kind || !name) return false;
      const { data } = await create({ variables: { externalId: external.id, internalId: internalIdOf(kind, name) } });
      if (!data) return false;
      toaster.success();
      onAdded();
    },
  });
  const { kind, name, external } = form.values;
  const offered = internal.filter((field) => field.internalFieldType === kind);
  const isFree = kind === 'CMMS Attribute';
  return (
    <CmmsDialog
      title={texts.addTitle}
      action={texts.add}
      form={form}
      isDisabled={!kind || !name?.trim() || !external}
      onClose={onClose}
    >
      <SelectField
        {...form.field('kind')}
        label={texts.internalType}
        isRequired
        placeholder={texts.chooseType}
        options={internalKinds.map((value) => ({ value, label: value }))}
        onChange={(next) => form.change({ kind: next, name: null })}
      />
      {isFree ? (
        <Field label={texts.internalName} isRequired>
          {(tied) => (
            <TextInput
              {...tied}
              placeholder={texts.namePlaceholder}
              maxLength={100}
              value={name ?? ''}
              onChange={(next) => form.change({ name: next })}
            />
          )}
        </Field>
      ) : (
        <SelectField
          {...form.field('name')}
          label={texts.internalName}
          isRequired
          isSearchable
          disabled={!kind}
          placeholder={kind ? selectTexts.field : texts.chooseTypeFirst}
          options={offered.map((field) => ({ value: field.name, label: field.label }))}
        />
      )}
      <PickerField
        label={cmmsTexts.cmmsField}
        systemId={systemId}
        value={external}
        onChange={(next) => form.change({ external: next })}
      />
    </CmmsDialog>
  );
}
