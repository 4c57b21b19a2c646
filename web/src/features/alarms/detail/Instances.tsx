import { useQuery } from '@apollo/client/react';
import { pageSizes } from '#domain/constants.ts';
import type { EndTimeSource, InstanceFieldsFragment } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { alarmTexts, occurrenceTexts as texts } from '#texts/alarms.ts';
import { Bell } from '#ui/Bell.tsx';
import { formatDuration, formatTime, unknown } from '#ui/format.ts';
import { MoreButton } from '#ui/MoreButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { AlarmTime, Duration } from '#ui/Time.tsx';
import * as tableCss from '#ui/table.module.css';
import { useReadAgain } from '#ui/use-read-again.ts';

graphql(`
  fragment InstanceFields on AlarmInstance {
    id
    alarmTime
    endTime
    endTimeSource
    duration
    ackBy
    ackTime
    processVariableValue {
      value
      unit
    }
  }
`);

const instancesQuery = graphql(`
  query AlarmInstances($alarmId: ID!, $limit: Int!, $offset: Int!) {
    alarmInstancesAndCount(where: { alarmId: $alarmId }, limit: $limit, offset: $offset) {
      count
      alarmInstances {
        ...InstanceFields
      }
    }
  }
`);

const endedBy: Record<EndTimeSource, string> = texts.endSources;

interface InstanceProps {
  instance: InstanceFieldsFragment;
  priority: number;
}

function Ended({ instance, priority }: InstanceProps) {
  if (instance.endTime === null) {
    return (
      <span className="line">
        <Bell priority={priority} active size={13} />
        {texts.active}
      </span>
    );
  }
  return instance.endTimeSource ? endedBy[instance.endTimeSource] : unknown;
}

function Instance({ instance, priority, isNarrow }: InstanceProps & { isNarrow: boolean }) {
  const { alarmTime, endTime, duration, ackBy, ackTime, processVariableValue: value } = instance;
  const acknowledged = ackTime ? texts.acknowledgedBy(ackBy, formatTime(ackTime)) : unknown;
  return (
    <tr>
      <Cell kind="time">
        <AlarmTime at={alarmTime} />
      </Cell>
      {!isNarrow && (
        <Cell kind="time">
          <AlarmTime at={endTime} />
        </Cell>
      )}
      <Cell kind="time">{duration === null ? <Duration since={alarmTime} /> : formatDuration(duration)}</Cell>
      <Cell isSoft>
        <Ended instance={instance} priority={priority} />
      </Cell>
      {!isNarrow && <Cell isSoft>{acknowledged}</Cell>}
      <Cell isSoft>{value ? [value.value, value.unit].filter(Boolean).join(' ') : unknown}</Cell>
    </tr>
  );
}

interface InstancesProps {
  alarmId: string;
  version: number;
  priority: number;
  /** In the drawer end and acknowledgement are left out. */
  isNarrow?: boolean;
}

/** The alarm's occurrences, newest first. */
export function Instances({ alarmId, version, priority, isNarrow = false }: InstancesProps) {
  const { data, error, fetchMore, refetch } = useQuery(instancesQuery, {
    variables: { alarmId, limit: pageSizes.alarmHistory, offset: 0 },
    context: { quiet: true },
  });
  useReadAgain(version, refetch);
  const page = data?.alarmInstancesAndCount;
  if (error && !page)
    return <Failed title={alarmTexts.failedDetails(alarmId)} error={errorMessage(error)} onRetry={() => refetch()} />;
  if (!page) return <Skeleton rows={3} />;
  if (page.count === 0) return <p className={tableCss.emptyLine}>{texts.empty}</p>;
  const rows = page.alarmInstances;
  const more = () =>
    fetchMore({
      variables: { offset: rows.length },
    });
  return (
    <>
      <Table
        label={texts.instances}
        columns={[
          { name: texts.start },
          !isNarrow && { name: texts.end },
          { name: texts.duration },
          { name: texts.endedBy },
          !isNarrow && { name: texts.acknowledged },
          { name: texts.value },
        ]}
      >
        {rows.map((instance) => (
          <Instance key={instance.id} instance={instance} priority={priority} isNarrow={isNarrow} />
        ))}
      </Table>
      <MoreButton shown={rows.length} total={page.count} onMore={more} />
    </>
  );
}
