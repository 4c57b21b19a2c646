import { useQuery } from '@apollo/client/react';
import { sourceSystemsQuery } from '../../../app/shell/Integrations.tsx';
import type { Option } from '../../../ui/option.ts';
import { alarmStatusesQuery } from '../decisions/statuses.ts';

/** Values that the server offers for a field. */
export function useServerOptions(): Partial<Record<string, Option[]>> {
  const { data: statuses } = useQuery(alarmStatusesQuery, { context: { quiet: true } });
  const { data: sources } = useQuery(sourceSystemsQuery, { context: { quiet: true } });
  return {
    status: statuses?.alarmStatuses.map(({ name }) => ({ value: name, label: name })),
    externalSystemId: sources?.sourceSystems.map(({ id, displayName }) => ({ value: id, label: displayName })),
  };
}
