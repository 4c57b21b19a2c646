import { useMe } from '#session/me.tsx';
import { actionTexts, selectTexts } from '#texts/common.ts';
import { peopleTexts as texts } from '#texts/people.ts';
import { SearchSelect } from '#ui/Select.tsx';
import { assigneeGroups, userOf } from './assignee-groups.ts';
import { useAssignees } from './use-assignees.ts';

interface AssigneePickerProps {
  id: string;
  value: string | null;
  /** The name of the value, where it is known. */
  name?: string;
  describedBy?: string;
  onChange: (userId: string) => void;
}

/** Picker of a person with access to the customer, by name or team; a choice closes it. */
export function AssigneePicker({ id, value, name, describedBy, onChange }: AssigneePickerProps) {
  const me = useMe();
  const { people, onSearch } = useAssignees();
  const selfId = me.user.id;
  const known =
    value === selfId ? texts.you(me.user.displayName) : (people?.find((one) => one.id === value)?.displayName ?? name);
  return (
    <SearchSelect
      id={id}
      describedBy={describedBy}
      placeholder={selectTexts.person}
      onSearch={onSearch}
      value={value ? { value, label: known ?? actionTexts.loading } : null}
      options={people ? assigneeGroups(people, { selfId }) : undefined}
      onChange={(chosen) => onChange(userOf(chosen))}
    />
  );
}
