import { useQuery } from '@apollo/client/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { noPriorityLabel, priorityLabels } from '#domain/constants.ts';
import type { KpiMetricType } from '#domain/kpis/definitions.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { AlarmCountField, KpiDrilldownFieldsFragment, KpiInput } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { kpiMetricTexts, kpiDrilldownTexts as texts } from '#texts/kpis.ts';
import { reportTexts } from '#texts/reports.ts';
import { Button } from '#ui/Button.tsx';
import { blanks, unknown } from '#ui/format.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { drilldownQuery, drilledBy, type Grouping } from './drilldown-queries.ts';
import { changeOf, countedText, kpiValue, withUnit } from './kpi-values.ts';
import * as css from './kpis.module.css';

type Drilldown = KpiDrilldownFieldsFragment;
type Group = Drilldown['groups'][number];

/** A group that the rows are narrowed to. */
export interface Narrowed {
  name: string;
  criterion: Criterion;
}

interface KpiGroupsProps {
  metricType: KpiMetricType;
  input: KpiInput;
  narrowed: Narrowed | null;
  onNarrow: (narrowed: Narrowed | null) => void;
}

const fields = (Object.keys(reportTexts.fields) as AlarmCountField[]).map((value) => ({
  value,
  label: reportTexts.fields[value],
}));
const initial: Grouping = { field: 'priority', by: 'team', team: null };

/** Groups of a metric, as bars with their numbers. */
export function KpiGroups({ metricType, input, narrowed, onNarrow }: KpiGroupsProps) {
  const [grouping, setGrouping] = useState(initial);
  const query = drilldownQuery(metricType, grouping);
  if (!query) return null;
  const kind = drilledBy[metricType];
  const choose = (change: Partial<Grouping>) => {
    onNarrow(null);
    setGrouping({ ...grouping, ...change });
  };
  return (
    <section className={css.kpiPart} aria-label={texts.groups}>
      <header className="line">
        <h2 className="grow">{texts.groups}</h2>
        {kind === 'attribute' && (
          <Select
            label={texts.by}
            size="small"
            className={css.kpiBy}
            value={grouping.field}
            options={fields}
            onChange={(field) => choose({ field })}
          />
        )}
        {kind === 'people' && (
          <>
            {grouping.team && (
              <Button size="small" icon={X} onClick={() => choose({ team: null })}>
                {texts.only(grouping.team.name)}
              </Button>
            )}
            <Segmented
              label={texts.by}
              size="small"
              value={grouping.by}
              options={[
                { value: 'team', label: texts.team },
                { value: 'creator', label: texts.creator },
              ]}
              onChange={(by) => choose({ by, team: null })}
            />
          </>
        )}
      </header>
      <ReadGroups
        query={query}
        metricType={metricType}
        input={input}
        grouping={grouping}
        narrowed={narrowed}
        onOpen={(group, name) =>
          kind === 'people'
            ? choose({ by: 'creator', team: { id: group.value ?? '', name } })
            : onNarrow(
                narrowed?.name === name
                  ? null
                  : { name, criterion: { field: grouping.field, isExclusion: false, values: [group.value ?? null] } },
              )
        }
      />
    </section>
  );
}

interface ReadGroupsProps extends Omit<KpiGroupsProps, 'onNarrow'> {
  query: NonNullable<ReturnType<typeof drilldownQuery>>;
  grouping: Grouping;
  onOpen: (group: Group, name: string) => void;
}

function ReadGroups({ query, metricType, input, grouping, narrowed, onOpen }: ReadGroupsProps) {
  const kind = drilledBy[metricType];
  const { data, error, refetch } = useQuery(query, {
    variables: {
      input,
      ...(kind === 'attribute' && { groupBy: grouping.field }),
      ...(kind === 'people' && grouping.by === 'creator' && { teamId: grouping.team?.id ?? null }),
    },
    context: { quiet: true },
  });
  const drilldown = data?.drilldown;
  if (!drilldown)
    return error ? (
      <Failed title={texts.groupsFailed} error={errorMessage(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  if (drilldown.groups.length === 0) return <p className={tableCss.emptyLine}>{texts.noGroups}</p>;
  const nameOf = (group: Group): string => {
    if (group.isOthers) return texts.others;
    if (kind === 'attribute') return attributeName(grouping.field, group);
    if (group.value == null) return kind === 'people' && grouping.by === 'creator' ? texts.nobody : texts.noTeam;
    return group.label ?? texts.unnamed;
  };
  const opens = (group: Group): boolean =>
    !group.isOthers && (kind === 'attribute' || (kind === 'people' && grouping.by === 'team' && group.value != null));
  return (
    <>
      <GroupTable
        metricType={metricType}
        drilldown={drilldown}
        nameOf={nameOf}
        narrowed={narrowed?.name ?? null}
        onOpen={(group) => (opens(group) ? () => onOpen(group, nameOf(group)) : null)}
      />
      {drilldown.isOverlapping && <p className="meta soft">{texts.overlapping}</p>}
      {metricType === 'ALARMS_PER_HOUR' && <p className="meta soft">{texts.hours}</p>}
    </>
  );
}

function attributeName(field: AlarmCountField, { value, label }: Group): string {
  if (value == null || value === '') return blanks;
  if (field === 'priority') return value === '0' ? noPriorityLabel : (priorityLabels[Number(value)] ?? value);
  return label ?? value;
}

interface GroupTableProps {
  metricType: KpiMetricType;
  drilldown: Drilldown;
  nameOf: (group: Group) => string;
  narrowed: string | null;
  /** Effect of choosing a group; null where there is none. */
  onOpen: (group: Group) => (() => void) | null;
}

function GroupTable({ metricType, drilldown, nameOf, narrowed, onOpen }: GroupTableProps) {
  const { format } = drilldown.metricConfig;
  const ratioOf = (period: Group['currentPeriod']) => kpiValue(metricType, format, period);
  const values = drilldown.groups.map(({ currentPeriod }) => ratioOf(currentPeriod) ?? 0);
  const most = format === 'PERCENTAGE' ? 100 : Math.max(...values, 0) || 1;
  return (
    <div className={css.kpiTable}>
      <Table
        label={`${texts.groups}: ${kpiMetricTexts[metricType].name}`}
        columns={[
          { name: texts.group },
          { name: texts.bar, isUnseen: true },
          { name: texts.value, isNumber: true },
          { name: texts.counted, isNumber: true },
          { name: texts.change, isNumber: true },
        ]}
      >
        {drilldown.groups.map((group, index) => {
          const name = nameOf(group);
          const value = ratioOf(group.currentPeriod);
          const open = onOpen(group);
          return (
            <tr key={`${group.isOthers} ${group.value}`}>
              <Cell className={css.kpiGroup}>
                {open ? (
                  <Button variant="inline" className="ell" aria-pressed={narrowed === name} onClick={open}>
                    {name}
                  </Button>
                ) : (
                  <span className="ell">{name}</span>
                )}
              </Cell>
              <Cell className={css.kpiBar} aria-hidden>
                <span style={{ width: `${(100 * (values[index] ?? 0)) / most}%` }} />
              </Cell>
              <Cell kind="number">{withUnit(value, format)}</Cell>
              <Cell kind="number" isSoft>
                {countedText(metricType, format, group.currentPeriod)}
              </Cell>
              <Cell kind="number" isSoft>
                {changeOf(metricType, format, value, ratioOf(group.previousPeriod))?.text ?? unknown}
              </Cell>
            </tr>
          );
        })}
      </Table>
    </div>
  );
}
