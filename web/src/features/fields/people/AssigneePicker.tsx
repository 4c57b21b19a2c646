import { Select } from 'antd';
import { useMe } from '#session/me.tsx';
import { listHeight } from '#ui/option.ts';
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

/** Somebody with access to the customer, found by name or under their team; whom one chooses closes it. */
export function AssigneePicker({ id, value, name, describedBy, onChange }: AssigneePickerProps) {
  const me = useMe();
  const { people, onSearch } = useAssignees();
  const selfId = me.user.id;
  const known =
    value === selfId ? `${me.user.displayName} (you)` : (people?.find((one) => one.id === value)?.displayName ?? name);
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      showSearch={{ onSearch, filterOption: false }}
      placeholder="Choose a person"
      listHeight={listHeight}
      notFoundContent={people ? 'No results' : 'Loading...'}
      labelInValue
      value={value ? { value, label: known ?? 'Loading...' } : null}
      options={assigneeGroups(people ?? [], { selfId })}
      onChange={(chosen) => onChange(userOf(chosen.value))}
    />
  );
}
