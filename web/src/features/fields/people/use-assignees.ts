import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { Assignee } from './assignee-groups.ts';
import { assigneesQuery } from './people-queries.ts';

/**
 * People with access to the customer whose name holds what is typed; null until the first have been read, and nobody to
 * those who do not see people.
 */
export function useAssignees(): { people: readonly Assignee[] | null; onSearch: (typed: string) => void } {
  const [typed, setTyped] = useState('');
  const nameLike = useSettled(typed);
  const seesPeople = can(useMe(), 'users', 'VIEW');
  const { data, previousData, error } = useQuery(assigneesQuery, {
    variables: { nameLike },
    skip: !seesPeople,
    context: { quiet: true },
  });
  const none = error || !seesPeople ? [] : null;
  return { people: (data ?? previousData)?.usersByTeamIds ?? none, onSearch: setTyped };
}
