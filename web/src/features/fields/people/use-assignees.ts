import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import type { Assignee } from './assignee-groups.ts';
import { assigneesQuery } from './people-queries.ts';

/**
 * People with access to the customer whose name contains the typed text; null until the first answer. Empty without
 * permission to see people.
 */
export function useAssignees(): { people: readonly Assignee[] | null; onSearch: (typed: string) => void } {
  const [typed, setTyped] = useState('');
  const nameLike = useDebounced(typed);
  const seesPeople = can(useMe(), 'users', 'VIEW');
  const { data, previousData, error } = useQuery(assigneesQuery, {
    variables: { nameLike },
    skip: !seesPeople,
    context: { quiet: true },
  });
  const none = error || !seesPeople ? [] : null;
  return { people: (data ?? previousData)?.usersByTeamIds ?? none, onSearch: setTyped };
}
