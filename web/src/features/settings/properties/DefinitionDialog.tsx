import { typedValueMaxLength } from '#domain/constants.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { actionTexts } from '#texts/common.ts';
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

const traits = ['isVisible', 'isMulti', 'isEditable', 'hasLocations'] as const;
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
      if (!definition && taken.includes(name)) return { label: texts.nameTaken(name) };
      return !name && label.trim() ? { label: texts.nameWithoutLetter } : {};
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
      title={definition ? texts.editTitle(definition.label) : texts.add}
      action={definition ? actionTexts.save : texts.add}
      form={form}
      isDisabled={form.values.label.trim() === '' || !form.isValid}
      onClose={onClose}
    >
      <TextField
        {...form.field('label')}
        label={texts.name}
        isRequired
        autoFocus
        allowed="plain"
        maxLength={typedValueMaxLength}
        help={name ? <StoredAs name={name} /> : texts.nameHelp}
      />
      {traits.map((key) => (
        <CheckboxField key={key} {...form.field(key)} label={texts.traits[key].label} help={texts.traits[key].help} />
      ))}
    </Dialog>
  );
}

const StoredAs = ({ name }: { name: string }) => (
  <>
    {texts.storedAs} <span className="mono">{name}</span>
  </>
);
