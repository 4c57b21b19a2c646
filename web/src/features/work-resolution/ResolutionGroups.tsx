import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { noPriorityLabel, priorityLabels } from '#domain/constants.ts';
import { Sparkline } from '#features/charts/drawings.ts';
import { useAttributes } from '#features/lists/attribute-names.ts';
import { attributeCriterion, groupCriterion, historyPath } from '#features/lists/places/history-path.ts';
import type { WorkResolutionGroupBy, WorkResolutionGroupsQuery, WorkResolutionInput } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import type { Range } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import type { ResolutionAddress } from './resolution-address.ts';
import { partName } from './resolution-parts.ts';
import { resolutionGroupsQuery } from './resolution-queries.ts';
import * as css from './work-resolution.module.css';

type Groups = WorkResolutionGroupsQuery['workResolutionTrendGroupBy'];

interface ResolutionGroupsProps {
  input: WorkResolutionInput & { timezone: string };
  address: Pick<ResolutionAddress, 'groupBy' | 'attribute' | 'criteria' | 'searchTerm'>;
  onChange: (change: Partial<ResolutionAddress>) => void;
}

const shown = 10;
/** px, of the trend in a row. */
const trendHeight = 32;
const groupOptions = (Object.keys(texts.groups) as WorkResolutionGroupBy[]).map((value) => ({
  value,
  label: texts.groups[value],
}));

/** Address of a group's tickets, of the whole period or within a part of it; null where no list shows them. */
type PathOf = (value: string | null, within?: Range) => string | null;

/** Closed work by a chosen value (ANA.2): which groups have most of it, and how it ended. */
export function ResolutionGroups({ input, address, onChange }: ResolutionGroupsProps) {
  const { groupBy, attribute, criteria, searchTerm } = address;
  const attributes = useAttributes();
  const isOfAlarms = groupBy === 'alarmAttribute';
  const { data, previousData, error, refetch } = useQuery(resolutionGroupsQuery, {
    variables: { input, groupBy, attribute: isOfAlarms ? attribute : null, limit: shown },
    context: { quiet: true },
  });
  const me = useMe();
  const pathOf: PathOf = (value, within) => {
    const criterion = isOfAlarms
      ? attributeCriterion(attribute, value)
      : groupCriterion(groupBy === 'externalSystem' ? 'maintenanceSystem' : groupBy, value);
    if (!criterion || !can(me, 'analytics.workHistory', 'VIEW')) return null;
    const { range, timezone } = input;
    return historyPath({
      of: 'closed',
      range: within ?? range,
      timezone,
      searchTerm,
      criteria: [...criteria, criterion],
    });
  };
  const groups = (data ?? (error ? undefined : previousData))?.workResolutionTrendGroupBy;
  return (
    <Card
      title={texts.byGroup}
      aside={
        <span className={`line ${css.resolutionChoices}`}>
          <Select
            label={texts.groupBy}
            size="small"
            className={css.resolutionGroupBy}
            value={groupBy}
            options={groupOptions}
            onChange={(next) => onChange({ groupBy: next })}
          />
          {isOfAlarms && (
            <Select
              label={texts.attribute}
              size="small"
              className={css.resolutionGroupBy}
              isSearchable
              value={attribute}
              options={attributes}
              onChange={(next) => onChange({ attribute: next })}
            />
          )}
        </span>
      }
    >
      <div className={`${cardCss.cardBody} ${cardCss.isTable}`} aria-busy={!data && !error}>
        {error && !groups && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!groups && !error && <Skeleton rows={4} />}
        {groups && groups.total.closed === 0 && <p className={tableCss.emptyLine}>{texts.empty}</p>}
        {groups && groups.total.closed > 0 && data && (
          <GroupTable
            groups={groups}
            name={texts.groups[groupBy]}
            isPriority={isOfAlarms && attribute === 'priority'}
            timezone={input.timezone}
            pathOf={pathOf}
          />
        )}
        <p className="meta quiet">{texts.countedOnce}</p>
      </div>
    </Card>
  );
}

const groupName = ({ value = null, label = null }: Groups['groups'][number], isPriority: boolean): string => {
  if (value === null) return texts.none;
  if (isPriority) return value === '0' ? noPriorityLabel : (priorityLabels[Number(value)] ?? value);
  return label ?? value;
};

function GroupTable({
  groups: { groups, groupCount, total },
  name,
  isPriority,
  timezone,
  pathOf,
}: {
  groups: Groups;
  name: string;
  isPriority: boolean;
  timezone: string;
  pathOf: PathOf;
}) {
  const most = Math.max(1, ...groups.map(({ closed }) => closed));
  const others = groupCount - groups.length;
  const numbers = (of: { closed: number; resolved: number; unresolved: number; repeat: number }) =>
    [of.closed, of.resolved, of.unresolved, of.repeat] as const;
  return (
    <Table
      label={texts.byGroup}
      columns={[
        { name },
        { name: texts.bar, isUnseen: true },
        { name: texts.groupTrend },
        ...[texts.closed, texts.resolved, texts.unresolved, texts.repeat].map((column) => ({
          name: column,
          isNumber: true,
        })),
      ]}
      foot={
        <>
          {others > 0 && (
            <tr>
              <td className="soft" colSpan={7}>
                {texts.others(others)}
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">{texts.total}</th>
            <td colSpan={2} />
            {numbers(total).map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand still
              <th key={index} className={`num ${tableCss.isRight}`}>
                {formatCount(count)}
              </th>
            ))}
          </tr>
        </>
      }
    >
      {groups.map((group) => (
        <tr key={group.value ?? ''}>
          <Cell className={css.resolutionName}>
            <GroupName name={groupName(group, isPriority)} to={pathOf(group.value ?? null)} />
          </Cell>
          <Cell className={css.resolutionBar} aria-hidden>
            <span style={{ width: `${(100 * group.closed) / most}%` }}>
              <span className={css.isResolved} style={{ flexGrow: group.resolved }} />
              <span className={css.isUnresolved} style={{ flexGrow: group.unresolved }} />
            </span>
          </Cell>
          <Cell className={css.resolutionSpark}>
            <GroupTrend
              parts={group.parts}
              name={groupName(group, isPriority)}
              timezone={timezone}
              pathOf={(part) => pathOf(group.value ?? null, part)}
            />
          </Cell>
          {numbers(group).map((count, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand still
            <Cell key={index} kind="number" isSoft={index > 0}>
              {formatCount(count)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Closed tickets of a group over the period: a point opens those of its part. One part alone is no trend. */
function GroupTrend({
  parts,
  name,
  timezone,
  pathOf,
}: {
  parts: Groups['groups'][number]['parts'];
  name: string;
  timezone: string;
  pathOf: (part: Range) => string | null;
}) {
  const navigate = useNavigate();
  if (parts.length < 2) return null;
  const values = parts.map(({ closed }) => closed);
  const pathAt = (at: number): string | null => (parts[at] ? pathOf(parts[at]) : null);
  const open = (at: number) => {
    const path = pathAt(at);
    if (path) navigate(path);
  };
  return (
    <Suspense fallback={null}>
      <Sparkline
        label={texts.trendOfGroup(name, Math.min(...values), Math.max(...values))}
        values={values}
        tipOf={(at) => ({
          title: parts[at] ? partName(parts[at], timezone) : '',
          lines: [{ value: texts.closedCount(values[at] ?? 0) }],
        })}
        goal={null}
        height={trendHeight}
        onOpen={pathAt(0) ? open : undefined}
      />
    </Suspense>
  );
}

const GroupName = ({ name, to }: { name: string; to: string | null }) =>
  to ? (
    <Link className="ell" title={name} to={to}>
      {name}
    </Link>
  ) : (
    <span className="ell" title={name}>
      {name}
    </span>
  );
