import { useQuery } from '@apollo/client/react';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { assigneesQuery } from '#features/fields/people/people-queries.ts';
import { teamsQuery } from '#features/fields/people/team-queries.ts';
import { sourceSystemsQuery, workSystemsQuery } from '#features/fields/systems-queries.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import type { Option } from '#ui/option.ts';
import { useAssetNames } from './asset-names.ts';
import { blankOption, type Criterion, meOption } from './criteria.ts';
import { alarmStatusesQuery } from './statuses.ts';

/**
 * Values that the server offers for a field.
 * @param criteria applied filters of assets, whose values need names.
 */
export function useServerOptions(
  kind: LensKind = 'alarm',
  criteria: readonly Criterion[] = [],
): Partial<Record<string, Option[]>> {
  const seesPeople = can(useMe(), 'users', 'VIEW');
  const context = { quiet: true };
  const ofAlarms = { skip: kind !== 'alarm', context };
  const { data: statuses } = useQuery(alarmStatusesQuery, ofAlarms);
  const { data: sources } = useQuery(sourceSystemsQuery, ofAlarms);
  const ofWork = { skip: kind !== 'work', context };
  const { data: people } = useQuery(assigneesQuery, { ...ofWork, skip: ofWork.skip || !seesPeople });
  const { data: teams } = useQuery(teamsQuery, ofWork);
  const { data: systems } = useQuery(workSystemsQuery, ofWork);
  const names = useAssetNames(kind, criteria);
  const users = people?.usersByTeamIds.map(({ id, displayName }) => ({ value: id, label: displayName })) ?? [];
  return {
    status: statuses?.alarmStatuses.map(({ name }) => ({ value: name, label: name })),
    externalSystemId: sources?.sourceSystems.map(({ id, displayName }) => ({ value: id, label: displayName })),
    assignee: [meOption, ...users],
    creator: [meOption, ...users],
    maintenanceSystem: systems && [
      ...systems.workSystems.map(({ id, displayName }) => ({ value: id, label: displayName })),
      blankOption,
    ],
    team: teams?.teams.map(({ id, name }) => ({ value: id, label: name })),
    ...names,
  };
}
