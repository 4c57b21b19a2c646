import type { AssigneesQuery } from '#generated/graphql.ts';
import { peopleTexts as texts } from '#texts/people.ts';

export type Assignee = AssigneesQuery['usersByTeamIds'][number];

export interface AssigneeGroup {
  label: string;
  title: string;
  /** Values contain the group: a person in two teams is listed in both. */
  options: Array<{ value: string; label: string; title: string }>;
}

/** Heading of people without a team. */
const noTeam = '-';
const apart = '/';

/** Returns the user id of an option. */
export const userOf = (value: string): string => value.slice(value.indexOf(apart) + 1);

interface Choice {
  /** The current user, if marked. */
  selfId?: string;
  /** Users that are not offered. */
  hidden?: readonly string[];
}

/** People under the names of their teams, a team's admins first, then those without a team. */
export function assigneeGroups(people: readonly Assignee[], { selfId, hidden = [] }: Choice = {}): AssigneeGroup[] {
  const groups = new Map<string, AssigneeGroup & { leads: number }>();
  const put = (key: string, label: string, { id, displayName }: Assignee, isLead: boolean) => {
    const group = groups.get(key) ?? { label, title: '', options: [], leads: 0 };
    groups.set(key, group);
    const name = id === selfId ? texts.you(displayName) : displayName;
    const option = {
      value: `${key}${apart}${id}`,
      label: isLead ? texts.admin(name) : name,
      title: isLead ? texts.teamLead(displayName) : displayName,
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
