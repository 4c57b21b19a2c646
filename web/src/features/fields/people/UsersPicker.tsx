import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#session/me.tsx';
import { peopleTexts as texts } from '#texts/people.ts';
import { Button } from '#ui/Button.tsx';
import type { Option } from '#ui/option.ts';
import { ChosenPill } from '#ui/Pill.tsx';
import { SearchSelect } from '#ui/Select.tsx';
import { assigneeGroups, userOf } from './assignee-groups.ts';
import * as css from './people.module.css';
import { useAssignees } from './use-assignees.ts';

interface UsersPickerProps {
  label: string;
  value: readonly string[];
  /** Options before people, e.g. the user. */
  first?: readonly Option[];
  /** Names of the chosen users, as far as they are known. */
  names: readonly Option[];
  /** True if the user is not offered. */
  hidesMe?: boolean;
  onChange: (value: string[]) => void;
}

/** Compact picker of several users: pills, and a link that adds one. A choice closes the list and is not offered again. */
export function UsersPicker({ label, value, first = [], names, hidesMe, onChange }: UsersPickerProps) {
  const me = useMe();
  const { people, onSearch } = useAssignees();
  const [isAdding, setAdding] = useState(false);
  const nameOf = (id: string): string =>
    [...first, ...names].find((option) => option.value === id)?.label ??
    people?.find((person) => person.id === id)?.displayName ??
    id;
  const close = () => {
    setAdding(false);
    onSearch('');
  };
  const hidden = [...value, ...(hidesMe ? [me.user.id] : [])];
  const offered = [
    ...first.filter((option) => !value.includes(option.value)),
    ...assigneeGroups(people ?? [], { hidden }),
  ];
  return (
    <div className={css.usersPicker}>
      <ul aria-label={label}>
        {value.map((id) => (
          <ChosenPill
            key={id}
            name={nameOf(id)}
            remove={texts.remove(nameOf(id))}
            onRemove={() => onChange(value.filter((one) => one !== id))}
          />
        ))}
      </ul>
      {isAdding ? (
        <SearchSelect
          label={label}
          isStarted
          placeholder={texts.find}
          onSearch={onSearch}
          value={null}
          options={people || offered.length > 0 ? offered : undefined}
          onChange={(chosen) => {
            onChange([...value, userOf(chosen)]);
            close();
          }}
          onBlur={close}
        />
      ) : (
        <Button variant="link" size="small" icon={Plus} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
