import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSettled } from '../../ui/use-settled.ts';
import type { Assignee } from './assignee-groups.ts';
import { assigneesQuery } from './people-queries.ts';

/** People with access to the customer whose name holds what is typed; null until the first have been read. */
export function useAssignees(): { people: readonly Assignee[] | null; onSearch: (typed: string) => void } {
  const [typed, setTyped] = useState('');
  const nameLike = useSettled(typed);
  const { data, previousData, error } = useQuery(assigneesQuery, { variables: { nameLike }, context: { quiet: true } });
  return { people: (data ?? previousData)?.usersByTeamIds ?? (error ? [] : null), onSearch: setTyped };
}
