import { typedValueMaxLength } from '#domain/constants.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { propertySettingsTexts as texts } from '#texts/settings.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField, TextField } from '#ui/form/fields.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { nameOfLabel } from './use-config.ts';

type Part = Omit<Definition, 'name' | 'order'>;

interface DefinitionDialogProps {
  /** Null if new. */
  definition: Definition | null;
  /** Names in use. */
  taken: readonly string[];
  onClose: () => void;
  /** @returns true if it was saved. */
  onSave: (name: string, part: Part) => Promise<boolean>;
}

const traits: ReadonlyArray<[key: Exclude<keyof Part, 'label'>, label: string, hint: string]> = [
  ['isVisible', 'Shown', 'Hiding deletes no value'],
  ['isMulti', 'Takes several values', 'Else one replaces the other'],
  ['isEditable', 'Set by people', 'Else by sources, names and aliases alone'],
  ['hasLocations', 'Values are places', 'Buildings, floors, rooms'],
];
const partOf = ({ label, isVisible, isMulti, isEditable, hasLocations }: Part): Part => ({
  ...{ label, isVisible, isMulti, isEditable, hasLocations },
});
const fresh: Part = { label: '', isVisible: true, isMulti: false, isEditable: true, hasLocations: false };

/** Label and traits of one property of alarms. */
export function DefinitionDialog({ definition, taken, onClose, onSave }: DefinitionDialogProps) {
  const nameOf = (label: string) => definition?.name ?? nameOfLabel(label);
  const form = useForm<Part>({
    initial: partOf(definition ?? fresh),
    validate: ({ label }) => {
      const name = nameOf(label);
      if (!definition && taken.includes(name)) return { label: `There is a property "${name}" already` };
      return !name && label.trim() ? { label: 'A name needs a letter from A to Z' } : {};
    },
    showErrors: 'always',
    submit: async (part) => {
      if (!(await onSave(nameOf(part.label), part))) return false;
      onClose();
    },
  });
  const name = nameOf(form.values.label);
  return (
    <Dialog
      title={definition ? `Edit ${definition.label}` : texts.add}
      action={definition ? 'Save' : texts.add}
      form={form}
      isDisabled={form.values.label.trim() === '' || !form.isValid}
      onClose={onClose}
    >
      <TextField
        {...form.field('label')}
        label="Name that people see"
        isRequired
        autoFocus
        allowed="plain"
        maxLength={typedValueMaxLength}
        help={name ? <StoredAs name={name} /> : 'Its stored name comes from this one'}
      />
      {traits.map(([key, label, hint]) => (
        <CheckboxField key={key} {...form.field(key)} label={label} help={hint} />
      ))}
    </Dialog>
  );
}

const StoredAs = ({ name }: { name: string }) => (
  <>
    {texts.storedAs} <span className="mono">{name}</span>
  </>
);
