import { Checkbox, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { typedValueMaxLength } from '#domain/constants.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
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
const fresh: Part = { label: '', isVisible: true, isMulti: false, isEditable: true, hasLocations: false };

/** Label and traits of one property of alarms. */
export function DefinitionDialog({ definition, taken, onClose, onSave }: DefinitionDialogProps) {
  const id = useId();
  const [part, setPart] = useState<Part>(() => {
    const { label, isVisible, isMulti, isEditable, hasLocations } = definition ?? fresh;
    return { label, isVisible, isMulti, isEditable, hasLocations };
  });
  const [isSaving, setSaving] = useState(false);
  const name = definition?.name ?? nameOfLabel(part.label);
  const isTaken = !definition && taken.includes(name);
  const problem = isTaken
    ? `There is a property "${name}" already`
    : !name && part.label.trim()
      ? 'A name needs a letter from A to Z'
      : null;
  const canSave = part.label.trim() !== '' && name !== '' && !isTaken && !isSaving;
  const submit = async () => {
    if (!canSave) return;
    setSaving(true);
    const isSaved = await onSave(name, part);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Modal
      open
      width={460}
      title={definition ? `Edit ${definition.label}` : 'Add property'}
      onCancel={onClose}
      footer={
        <DialogFoot
          label={definition ? 'Save' : 'Add property'}
          isDisabled={!canSave}
          onClose={onClose}
          onSubmit={() => void submit()}
        />
      }
    >
      <div className="fields">
        <div className="field">
          <label htmlFor={id}>Name that people see</label>
          <Input
            id={id}
            dir="auto"
            autoFocus
            maxLength={typedValueMaxLength}
            value={part.label}
            onChange={(event) => setPart({ ...part, label: event.target.value })}
            onPressEnter={() => void submit()}
          />
          {problem ? (
            <span className="field-message is-error" role="alert">
              {problem}
            </span>
          ) : (
            <span className="field-message">
              {name ? (
                <>
                  Stored as <span className="mono">{name}</span>
                </>
              ) : (
                'Its stored name comes from this one'
              )}
            </span>
          )}
        </div>
        {traits.map(([key, label, hint]) => (
          <Checkbox
            key={key}
            checked={part[key]}
            onChange={({ target }) => setPart({ ...part, [key]: target.checked })}
          >
            {label} <span className="meta quiet">{hint}</span>
          </Checkbox>
        ))}
      </div>
    </Modal>
  );
}
