import { Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#session/me.tsx';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { peopleTexts as texts } from '#texts/people.ts';
import { Button } from '#ui/Button.tsx';
import { listHeight, type Option } from '#ui/option.ts';
import { assigneeGroups, userOf } from './assignee-groups.ts';
import { useAssignees } from './use-assignees.ts';
import './people.css';

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
  return (
    <div className="users-picker">
      <ul aria-label={label}>
        {value.map((id) => (
          <li key={id} className="pill">
            <span className="pill-value">{nameOf(id)}</span>
            <button
              type="button"
              className="pill-end"
              aria-label={texts.remove(nameOf(id))}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <X size={12} />
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <Select
          aria-label={label}
          autoFocus
          defaultOpen
          showSearch={{ onSearch, filterOption: false }}
          placeholder={texts.find}
          listHeight={listHeight}
          value={null}
          notFoundContent={people ? selectTexts.noResults : actionTexts.loading}
          options={[
            ...first.filter((option) => !value.includes(option.value)),
            ...assigneeGroups(people ?? [], { hidden }),
          ]}
          onChange={(chosen: string | null) => {
            if (chosen !== null) onChange([...value, userOf(chosen)]);
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
