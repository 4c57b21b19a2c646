import { useQuery } from '@apollo/client/react';
import { ownOf } from '#domain/own.ts';
import type { RuleNames } from '#domain/rules/sentence.ts';
import { type Criterion, filterLabel, valueLabel } from '#features/criteria/criteria.ts';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { assigneesQuery } from '#features/fields/people/people-queries.ts';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import type { Option } from '#ui/option.ts';

/** Names of what a rule speaks of, and the options of its fields. */
export interface RuleWords {
  names: RuleNames;
  people: Option[];
  teams: Option[];
  statuses: Option[];
  ofAlarms: Partial<Record<string, Option[]>>;
  ofAssets: Partial<Record<string, Option[]>>;
}

/** Reads the words of rules. @param assetCriteria criteria whose values need names. */
export function useRuleNames(assetCriteria: readonly Criterion[]): RuleWords {
  const seesPeople = can(useMe(), 'users', 'VIEW');
  const { data } = useQuery(assigneesQuery, {
    variables: { nameLike: '' },
    skip: !seesPeople,
    context: { quiet: true },
  });
  const { data: ofTeams } = useQuery(teamsQuery, { context: { quiet: true } });
  const ofAlarms = useServerOptions('alarm');
  const ofAssets = useServerOptions('asset', assetCriteria);
  const people = data?.usersByTeamIds.map(({ id, displayName }) => ({ value: id, label: displayName })) ?? [];
  const teams = ofTeams?.teams.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const labelOf = (options: readonly Option[], id: string) => options.find(({ value }) => value === id)?.label ?? null;
  return {
    people,
    teams,
    statuses: ofAlarms.status ?? [],
    ofAlarms,
    ofAssets,
    names: {
      person: (id) => labelOf(people, id),
      team: (id) => labelOf(teams, id),
      field: filterLabel,
      value: (field, value) => valueLabel(field, value, ownOf(ofAssets, field) ?? ownOf(ofAlarms, field)),
    },
  };
}
