import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useMe } from '../../../app/me.tsx';
import { assigneesQuery } from '../work-queries.ts';

interface PersonSelectProps {
  id: string;
  value: string | null;
  /** The name of the value, where it is known. */
  name?: string;
  describedBy?: string;
  onChange: (userId: string) => void;
}

/** contract: how long a search waits for the next letter. */
const settleMs = 300;

/** Somebody with access to the customer, by name; oneself on top. */
export function PersonSelect({ id, value, name, describedBy, onChange }: PersonSelectProps) {
  const me = useMe();
  const [typed, setTyped] = useState('');
  const [nameLike, setNameLike] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNameLike(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData } = useQuery(assigneesQuery, { variables: { nameLike }, context: { quiet: true } });
  const found = (data ?? previousData)?.usersByTeamIds ?? [];
  const others = found.filter((person) => person.id !== me.user.id);
  const known = value && name && ![me.user.id, ...others.map((person) => person.id)].includes(value);
  const self = me.isSuper ? [] : [{ value: me.user.id, label: `${me.user.displayName} (you)` }];
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      showSearch={{ onSearch: setTyped, filterOption: false }}
      placeholder="Choose a person"
      value={value}
      options={[
        ...self,
        ...(known ? [{ value, label: name }] : []),
        ...others.map((person) => ({ value: person.id, label: person.displayName })),
      ]}
      onChange={onChange}
    />
  );
}
