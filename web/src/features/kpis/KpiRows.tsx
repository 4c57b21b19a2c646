import { useApolloClient } from '@apollo/client/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { listLimits, pageSizes } from '#domain/constants.ts';
import type { KpiMetricType } from '#domain/kpis/definitions.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import { workTicketPath } from '#features/lists/places/work-places.ts';
import type { KpiInput, KpiRowsQuery, KpiSide } from '#generated/graphql.ts';
import { can, type Me, seesAlarms, seesWork } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { kpiMetricTexts, kpiSideTexts, kpiDrilldownTexts as texts } from '#texts/kpis.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount } from '#ui/format.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Failed, NoAccess, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import * as tableCss from '#ui/table.module.css';
import { usePages } from '#ui/use-pages.ts';
import { formatDateTimeIn } from '#ui/zoned.ts';
import { kpiRowsQuery } from './drilldown-queries.ts';
import { figure } from './kpi-values.ts';
import * as css from './kpis.module.css';

type Row = KpiRowsQuery['kpiRows']['rows'][number];

const ofPeople: readonly KpiMetricType[] = ['ENGAGED_USERS', 'REGISTERED_USERS'];
const ofAlarms: readonly KpiMetricType[] = [
  'PRIORITIZED_ALARMS',
  'ALARMS_PER_HOUR',
  'ACTIONED_ALARMS',
  'PRIORITY_DISTRIBUTION',
  'WORK_COVERAGE',
];

/** Why somebody may not see the rows of a metric; null if they may. */
function refusalOf(me: Me, metricType: KpiMetricType): string | null {
  if (ofPeople.includes(metricType)) return can(me, 'users', 'VIEW') ? null : texts.noPeople;
  if (ofAlarms.includes(metricType)) return seesAlarms(me) ? null : texts.noAlarms;
  return seesWork(me) ? null : texts.noWork;
}

type ZonedInput = KpiInput & { timezone: string };

interface KpiRowsProps {
  metricType: KpiMetricType;
  input: ZonedInput;
  /** Name of the group that the rows are of; null for all. */
  narrowed: string | null;
  onAll: () => void;
}

/** Alarms, tickets or people that a metric counted, each leading to its page. */
export function KpiRows({ metricType, input, narrowed, onAll }: KpiRowsProps) {
  const [side, setSide] = useState<KpiSide>('NUMERATOR');
  const refusal = refusalOf(useMe(), metricType);
  const sides = Object.entries(kpiSideTexts[metricType]).map(([value, label]) => ({ value: value as KpiSide, label }));
  return (
    <section className={css.kpiPart} aria-label={texts.rows}>
      <header className="line">
        <h2 className="grow">{texts.rows}</h2>
        {narrowed !== null && (
          <Button size="small" icon={X} onClick={onAll}>
            {texts.only(narrowed)}
          </Button>
        )}
        {!refusal && sides.length > 1 && (
          <Segmented label={texts.side} size="small" value={side} options={sides} onChange={setSide} />
        )}
      </header>
      {refusal ? <NoAccess title={refusal} /> : <ReadRows metricType={metricType} side={side} input={input} />}
    </section>
  );
}

function ReadRows({ metricType, side, input }: { metricType: KpiMetricType; side: KpiSide; input: ZonedInput }) {
  const { items, count, isLoading, isFailed, more, again } = useRows(metricType, side, input);
  if (count === null) return isFailed ? <Failed title={texts.rowsFailed} onRetry={again} /> : <Skeleton rows={4} />;
  if (count === 0) return <p className={tableCss.emptyLine}>{texts.noRows}</p>;
  const isAtMost = items.length > listLimits.offset;
  return (
    <>
      <RowTable metricType={metricType} side={side} rows={items} timezone={input.timezone} />
      <p className={`line ${css.kpiMore}`}>
        <span className="meta soft num" role="status">
          {texts.shown(formatCount(items.length), formatCount(count))}
        </span>
        {items.length < count && !isAtMost && (
          <Button size="small" isBusy={isLoading} onClick={more}>
            {texts.more}
          </Button>
        )}
        {items.length < count && isAtMost && <span className="meta soft">{texts.most}</span>}
        {isFailed && <span className="meta">{texts.rowsFailed}</span>}
      </p>
    </>
  );
}

function useRows(metricType: KpiMetricType, side: KpiSide, input: KpiInput) {
  const client = useApolloClient();
  return usePages<Row>(JSON.stringify([metricType, side, input]), async (offset) => {
    const { data } = await client.query({
      query: kpiRowsQuery,
      variables: { metricType, side, input, limit: pageSizes.lensTable, offset, isCounted: offset === 0 },
      ...alwaysFresh,
      context: { quiet: true },
    });
    if (!data) throw new Error(texts.rowsFailed);
    return { items: data.kpiRows.rows, count: data.kpiRows.count ?? null };
  });
}

interface RowTableProps {
  metricType: KpiMetricType;
  side: KpiSide;
  rows: Row[];
  /** IANA name of the zone of its times. */
  timezone: string;
}

function RowTable({ metricType, side, rows, timezone }: RowTableProps) {
  const kind = rows[0]?.kind ?? 'ALARM';
  const isMean = rows.some(({ value }) => value != null);
  const isAll = side === 'DENOMINATOR';
  return (
    <div className={css.kpiTable}>
      <Table
        label={`${texts.rows}: ${kpiMetricTexts[metricType].name}`}
        columns={[
          { name: texts.what[kind] },
          kind !== 'PERSON' && { name: texts.when },
          isMean && { name: texts.value, isNumber: true },
          isAll && { name: kpiSideTexts[metricType].NUMERATOR },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.key}>
            <Cell className={css.kpiGroup}>
              <RowName row={row} />
            </Cell>
            {kind !== 'PERSON' && <Cell kind="time">{formatDateTimeIn(row.at ?? null, timezone)}</Cell>}
            {isMean && <Cell kind="number">{figure(row.value ?? null)}</Cell>}
            {isAll && <Cell isSoft>{row.isCounted ? texts.yes : texts.no}</Cell>}
          </tr>
        ))}
      </Table>
    </div>
  );
}

function RowName({ row: { kind, alarm, ticket, person } }: { row: Row }) {
  if (alarm)
    return (
      <span className="line">
        <SourceDoubt sourceId={alarm.externalSystem.id} />
        <Link className="ell" to={alarmPath(alarm.id)}>
          {alarm.displayId} {alarm.contextualName}
        </Link>
      </span>
    );
  if (ticket)
    return (
      <Link className="ell" to={workTicketPath(ticket)}>
        {ticket.displayId} {ticket.objective}
      </Link>
    );
  if (person) return <span className="ell">{person.displayName}</span>;
  return <span className="quiet">{kind === 'TICKET' ? texts.hidden : texts.deleted}</span>;
}
