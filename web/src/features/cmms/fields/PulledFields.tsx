import { Checkbox, Modal } from 'antd';
import { Asterisk } from 'lucide-react';
import { useState } from 'react';
import type { CmmsPullsQuery } from '#generated/graphql.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { plural } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';

type Change = CmmsPullsQuery['cmmsPulls'][number]['fields'][number];

interface PulledFieldsProps {
  fields: readonly Change[];
  onClose: () => void;
  /** Takes the new fields of these names, and what else has changed. */
  onTake: (names: string[]) => void;
}

const words = { CHANGED: 'Changed', REMOVED: 'No longer in the system' } as const;

/** What a pull would change: new fields are chosen, the others follow the maintenance system. */
export function PulledFields({ fields, onClose, onTake }: PulledFieldsProps) {
  const added = fields.filter(({ change }) => change === 'ADDED');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const names = added.map(({ name }) => name).filter((name) => !left.has(name));
  const others = fields.length - added.length;
  const toggle = (name: string, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  return (
    <Modal
      open
      width={460}
      title="Fields of the maintenance system"
      onCancel={onClose}
      footer={
        <DialogFoot
          label={names.length > 0 ? `Add ${plural(names.length, 'field')}` : 'Apply changes'}
          isDisabled={names.length + others === 0}
          onClose={onClose}
          onSubmit={() => onTake(names)}
        />
      }
    >
      <p className="soft">New fields that are required appear in every form that creates work.</p>
      <ul className="cmms-pulled" aria-label="Changes">
        {fields.map(({ name, title, isRequired, change }) => (
          <li key={name} className="cmms-row">
            {change === 'ADDED' ? (
              <Checkbox
                className="grow"
                checked={!left.has(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              >
                {title} <span className="mono quiet">{name}</span>
              </Checkbox>
            ) : (
              <span className="grow">
                {title} <span className="mono quiet">{name}</span>
              </span>
            )}
            {isRequired && <Tag icon={Asterisk}>Required</Tag>}
            {change !== 'ADDED' && <Tag>{words[change]}</Tag>}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
