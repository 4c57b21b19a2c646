import { useMutation } from '@apollo/client/react';
import { Plus, Trash2 } from 'lucide-react';
import { locationPropertiesMax } from '#domain/constants.ts';
import { PropertySelect } from '#features/fields/properties/PropertySelect.tsx';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import type { LocationFieldsFragment } from '#generated/graphql.ts';
import { actionTexts, toastTexts } from '#texts/common.ts';
import { locationTexts as texts } from '#texts/teams.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Select } from '#ui/Select.tsx';
import { useToaster } from '#ui/toast.tsx';
import { createLocationMutation, updateLocationMutation } from './location-queries.ts';
import * as css from './teams.module.css';

interface LocationDialogProps {
  /** Null for a new one. */
  location: LocationFieldsFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Name and values of a location. */
export function LocationDialog({ location, onClose, onSaved }: LocationDialogProps) {
  const toaster = useToaster();
  const [create] = useMutation(createLocationMutation, { context: { failure: texts.createFailed } });
  const [update] = useMutation(updateLocationMutation, { context: { failure: texts.updateFailed } });
  const form = useForm({
    initial: {
      name: location?.name ?? '',
      alarmProperties: location?.alarmProperties.map(({ name, values }) => ({ name, values })) ?? [
        { name: 'building', values: [] as string[] },
      ],
    },
    pathPrefix: 'input',
    submit: async (input) => {
      const saved = location
        ? await update({ variables: { id: location.id, input } })
        : await create({ variables: { input } });
      if (!saved.data) return false;
      if (location) toaster.success();
      else toaster.success(texts.created, toastTexts.success);
      onSaved();
      onClose();
    },
  });
  const { name, alarmProperties } = form.values;
  const isComplete = name.trim() !== '' && alarmProperties.every(({ values }) => values.length > 0);
  const { onChange } = form.field('alarmProperties');
  return (
    <Dialog
      title={location ? texts.edit(location.name) : texts.addTitle}
      size="wide"
      action={location ? actionTexts.save : actionTexts.create}
      form={form}
      isDisabled={!isComplete || alarmProperties.length === 0}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={texts.name} isRequired autoFocus maxLength={100} />
      <p className="meta quiet">{texts.hint}</p>
      <PropertyRows value={alarmProperties} onChange={onChange} />
    </Dialog>
  );
}

interface PropertyValues {
  name: string;
  values: string[];
}

/** A row per property, each property once. */
function PropertyRows({ value, onChange }: { value: PropertyValues[]; onChange: (next: PropertyValues[]) => void }) {
  const definitions = useDefinitions();
  const labelOf = (type: string) => definitions.find(({ name }) => name === type)?.label ?? type;
  const unused = definitions.filter(({ name }) => !value.some((row) => row.name === name));
  const change = (at: number, row: PropertyValues) => onChange(value.map((one, index) => (index === at ? row : one)));
  const [next] = unused;
  return (
    <>
      <ul className={css.locationRows}>
        {value.map((row, at) => (
          <li key={row.name}>
            <Select
              label={texts.property}
              isSearchable
              value={row.name}
              options={[
                { value: row.name, label: labelOf(row.name) },
                ...unused.map(({ name, label }) => ({ value: name, label })),
              ]}
              onChange={(name) => change(at, { name, values: [] })}
            />
            <PropertySelect
              label={`${texts.values}: ${labelOf(row.name)}`}
              placeholder={texts.values}
              property={row.name}
              isMulti
              takesNew
              value={row.values}
              onChange={(values) => change(at, { ...row, values })}
            />
            {value.length > 1 && (
              <IconButton
                icon={Trash2}
                label={texts.removeProperty(labelOf(row.name))}
                onClick={() => onChange(value.filter((one) => one !== row))}
              />
            )}
          </li>
        ))}
      </ul>
      {next && value.length < locationPropertiesMax && (
        <Button
          variant="link"
          size="small"
          icon={Plus}
          onClick={() => onChange([...value, { name: next.name, values: [] }])}
        >
          {texts.addProperty}
        </Button>
      )}
    </>
  );
}
