import { Input } from 'antd';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { typedValueMaxLength } from '#domain/constants.ts';
import { Button } from '#ui/Button.tsx';
import { plural } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';

interface ValueRowProps {
  value: string;
  alarmCount: number;
  /** To be merged with others. */
  isChosen: boolean;
  onChoose: () => void;
  /** @returns whether it was renamed. */
  onRename: (newValue: string) => Promise<boolean>;
}

/** One value: chosen for a merge by its box, renamed in its place. */
export function ValueRow({ value, alarmCount, isChosen, onChoose, onRename }: ValueRowProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (draft !== null && (await onRename(draft))) setDraft(null);
  };
  if (draft !== null)
    return (
      <li>
        <form className="settings-row" onSubmit={(event) => void save(event)}>
          <Input
            aria-label={`New name of ${value}`}
            dir="auto"
            autoFocus
            maxLength={typedValueMaxLength}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          />
          <Button type="submit" variant="primary" disabled={draft.trim() === '' || draft.trim() === value}>
            Save
          </Button>
          <Button onClick={() => setDraft(null)}>Discard</Button>
        </form>
      </li>
    );
  return (
    <li className={`settings-row${isChosen ? ' is-chosen' : ''}`}>
      <label className="value-name">
        <input type="checkbox" aria-label={`Select ${value}`} checked={isChosen} onChange={onChoose} />
        <span className="ell" dir="auto">
          {value}
        </span>
      </label>
      <span className="meta quiet num">{plural(alarmCount, 'alarm')}</span>
      <IconButton icon={Pencil} iconSize={15} size="small" label={`Rename ${value}`} onClick={() => setDraft(value)} />
    </li>
  );
}
