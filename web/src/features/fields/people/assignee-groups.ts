import type { AssigneesQuery } from '#generated/graphql.ts';

export type Assignee = AssigneesQuery['usersByTeamIds'][number];

export interface AssigneeGroup {
  label: string;
  title: string;
  /** Values are of a group: whoever is in two teams stands in both. */
  options: Array<{ value: string; label: string; title: string }>;
}

/** The section of those who are in no team. */
const noTeam = '-';
const apart = '/';

/** Whom an option stands for. */
export const userOf = (value: string): string => value.slice(value.indexOf(apart) + 1);

interface Choice {
  /** Whoever chooses, if they are marked. */
  selfId?: string;
  /** Those who are not offered. */
  hidden?: readonly string[];
}

/** People under the names of their teams, a team's admins first, then those without a team. */
export function assigneeGroups(people: readonly Assignee[], { selfId, hidden = [] }: Choice = {}): AssigneeGroup[] {
  const groups = new Map<string, AssigneeGroup & { leads: number }>();
  const put = (key: string, label: string, { id, displayName }: Assignee, isLead: boolean) => {
    const group = groups.get(key) ?? { label, title: '', options: [], leads: 0 };
    groups.set(key, group);
    const option = {
      value: `${key}${apart}${id}`,
      label: `${displayName}${id === selfId ? ' (you)' : ''}${isLead ? ' · Admin' : ''}`,
      title: isLead ? `${displayName} (Team Lead)` : displayName,
    };
    group.options.splice(isLead ? group.leads++ : group.options.length, 0, option);
  };
  for (const person of people) {
    if (hidden.includes(person.id)) continue;
    for (const { teamId, teamName, role } of person.teams) put(teamId, teamName, person, role === 'TEAM_ADMIN');
    if (person.teams.length === 0) put('', noTeam, person, false);
  }
  const order = ([key, { label }]: [string, AssigneeGroup]) => (key === '' ? '\uffff' : label.toLowerCase());
  return [...groups.entries()]
    .sort((a, b) => order(a).localeCompare(order(b)))
    .map(([, { label, title, options }]) => ({ label, title, options }));
}
