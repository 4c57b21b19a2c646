import { Asterisk } from 'lucide-react';
import { useState } from 'react';
import type { CmmsPullsQuery } from '#generated/graphql.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as cmmsConfigCss from '../cmms-config.module.css';

type Change = CmmsPullsQuery['cmmsPulls'][number]['fields'][number];

interface PulledFieldsProps {
  fields: readonly Change[];
  onClose: () => void;
  /** Adds the new fields of these names, and applies all other changes. */
  onTake: (names: string[]) => void;
}

const labels = { CHANGED: texts.changed, REMOVED: texts.removed } as const;

/** Changes of a pull: new fields can be chosen, the others follow the maintenance system. */
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
    <Dialog
      title={texts.pulled}
      action={names.length > 0 ? texts.addFields(names.length) : texts.apply}
      isDisabled={names.length + others === 0}
      onClose={onClose}
      onSubmit={() => onTake(names)}
    >
      <p className="soft">{texts.pulledDetail}</p>
      <ul className={cmmsConfigCss.cmmsPulled} aria-label={texts.changes}>
        {fields.map(({ name, title, isRequired, change }) => (
          <li key={name} className={cmmsConfigCss.cmmsRow}>
            {change === 'ADDED' ? (
              <Checkbox className="grow" isChecked={!left.has(name)} onChange={(isChosen) => toggle(name, isChosen)}>
                {title} <span className="mono quiet">{name}</span>
              </Checkbox>
            ) : (
              <span className="grow">
                {title} <span className="mono quiet">{name}</span>
              </span>
            )}
            {isRequired && <Tag icon={Asterisk}>{texts.required}</Tag>}
            {change !== 'ADDED' && <Tag>{labels[change]}</Tag>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
