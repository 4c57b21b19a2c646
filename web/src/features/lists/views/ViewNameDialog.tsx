import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { lensNameMaxLength } from '#domain/constants.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';

interface ViewNameDialogProps {
  title: string;
  name: string;
  onClose: () => void;
  onSubmit: (name: string) => void;
}

/** Asks for the name of a saved view. */
export function ViewNameDialog({ title, name: given, onClose, onSubmit }: ViewNameDialogProps) {
  const id = useId();
  const [name, setName] = useState(given);
  return (
    <Modal
      open
      width={460}
      title={title}
      onCancel={onClose}
      footer={
        <DialogFoot label="Save" isDisabled={name.trim() === ''} onClose={onClose} onSubmit={() => onSubmit(name)} />
      }
    >
      <div className="decision-field">
        <label htmlFor={id}>Name of the view</label>
        <Input
          id={id}
          dir="auto"
          autoFocus
          maxLength={lensNameMaxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => name.trim() && onSubmit(name)}
        />
      </div>
    </Modal>
  );
}
