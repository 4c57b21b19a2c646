import { useQuery } from '@apollo/client/react';
import { ArrowDownRight, ArrowRight, ArrowUpRight, StickyNote } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type KpiMetricType, kpiDefinitions } from '#domain/kpis/definitions.ts';
import { isHigherBetter, judge, type KpiStatus } from '#domain/kpis/judge.ts';
import { ChartMenu, ChartTable, type ChartView, useChartView } from '#features/charts/Chart.tsx';
import type { ChartData } from '#features/charts/chart-data.ts';
import * as chartsCss from '#features/charts/charts.module.css';
import { Sparkline } from '#features/charts/drawings.ts';
import type { KpiInput, KpiQuery } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { kpiDrilldownTexts as drilldownTexts, kpiMetricTexts, kpiUnitTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { formatDate, formatDateTime, unknown } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { KpiStatusTag } from './KpiStatusTag.tsx';
import { kpiPath } from './kpi-address.ts';
import { kpiChart, narrowedTo, trendTip } from './kpi-chart.ts';
import { kpiQuery } from './kpi-queries.ts';
import { type Change, changeOf, countedTexts, figure, kpiValue, withUnit } from './kpi-values.ts';
import * as css from './kpis.module.css';
import { NoteDialog } from './NoteDialog.tsx';
import { PriorityShares } from './PriorityShares.tsx';

type Kpi = KpiQuery['kpi'];

interface KpiTileProps {
  metricType: KpiMetricType;
  input: KpiInput & { timezone: string };
  /** Called with how the metric stands, once it is known. */
  onStatus: (metricType: KpiMetricType, status: KpiStatus) => void;
}

/** One metric: figure, change, trend, goal and definition. */
export function KpiTile({ metricType, input, onStatus }: KpiTileProps) {
  const { data, previousData, error, refetch } = useQuery(kpiQuery, {
    variables: { metricType, input },
    context: { quiet: true },
  });
  const { search } = useLocation();
  // what another filter found is not shown for one that failed
  const kpi = (data ?? (error ? undefined : previousData))?.kpi;
  const { name, definition } = kpiMetricTexts[metricType];
  const value = kpi ? kpiValue(metricType, kpi.metricConfig.format, kpi.currentPeriod) : null;
  const status = kpi ? statusOf(kpi, value) : null;
  const view = useChartView();
  const chart = kpi ? kpiChart(kpi, input.timezone) : null;
  useEffect(() => {
    if (status) onStatus(metricType, status);
  }, [onStatus, metricType, status]);
  return (
    <section className={`${kit.card} ${css.kpiTile}`} aria-label={name} aria-busy={!data && !error}>
      <header className={css.kpiHead}>
        <h3>
          <Link to={{ pathname: kpiPath(metricType), search }} title={drilldownTexts.open(name)}>
            {name}
          </Link>
        </h3>
        {chart && chart.points.length > 0 && (
          <ChartMenu
            hasTable
            isEnabled
            isDrawn={metricType === 'PRIORITY_DISTRIBUTION' || chart.points.length > 1}
            className={css.kpiMenu}
            title={name}
            detail={definition}
            fileName={`kpi-${metricType.toLowerCase().replaceAll('_', '-')}`}
            data={chart}
            view={view}
          />
        )}
        {kpi && <KpiNoteButton kpi={kpi} onDone={() => void refetch().catch(() => undefined)} />}
        {status && <KpiStatusTag status={status} />}
      </header>
      {!kpi && !error && <Skeleton rows={3} />}
      {!kpi && error && <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {kpi && <KpiBody kpi={kpi} value={value} chart={chart} view={view} timezone={input.timezone} />}
      <p className="meta soft">{definition}</p>
    </section>
  );
}

/** A value that may be wrong is not judged. */
const statusOf = (kpi: Kpi, value: number | null): KpiStatus =>
  kpi.stateUnknownSince ? 'stateUnknown' : judge(value, boundsOf(kpi), kpiDefinitions[kpi.metricType]);

const boundsOf = ({ metricConfig: { goal, warning } }: Kpi) => ({ goal: goal ?? null, warning: warning ?? null });

interface KpiBodyProps {
  kpi: Kpi;
  value: number | null;
  chart: ChartData | null;
  view: ChartView;
  /** IANA name of the zone of the range. */
  timezone: string;
}

function KpiBody({ kpi, value, chart, view, timezone }: KpiBodyProps) {
  const { metricType, metricConfig, previousPeriod, currentPeriod, since, stateUnknownSince } = kpi;
  const { format } = metricConfig;
  const { name } = kpiMetricTexts[metricType];
  const change = changeOf(metricType, format, value, kpiValue(metricType, format, previousPeriod));
  const counted = countedTexts(metricType, format, currentPeriod, previousPeriod);
  const isDistribution = metricType === 'PRIORITY_DISTRIBUTION';
  return (
    <>
      <div className={css.kpiBody}>
        <div>
          <p className={`${css.kpiFigure} num`}>
            {isDistribution ? sharesText(kpi.levels) : figure(value)}
            <span className={css.kpiUnit}> {kpiUnitTexts[format].short}</span>
          </p>
          {isDistribution ? (
            <p className="meta soft">{texts.priorities}</p>
          ) : (
            <KpiChange change={change} isHigherBetter={isHigherBetter(boundsOf(kpi), kpiDefinitions[metricType])} />
          )}
          {currentPeriod.median != null && (
            <p className="meta soft">{texts.median(withUnit(currentPeriod.median, format))}</p>
          )}
          {since && <p className="meta soft">{texts.since(formatDate(since))}</p>}
          {stateUnknownSince && (
            <p className="meta soft">{texts.notReceivedSince(formatDateTime(stateUnknownSince))}</p>
          )}
        </div>
        {!view.isTable && (
          <figure className={css.kpiDrawing} ref={view.figure}>
            {isDistribution ? <PriorityShares levels={kpi.levels} /> : <KpiTrend kpi={kpi} timezone={timezone} />}
          </figure>
        )}
      </div>
      {counted && <p className="meta soft num">{counted}</p>}
      {view.isTable && chart && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
        <section className={chartsCss.chartTable} aria-label={chartTexts.tableOf(name)} tabIndex={0}>
          <ChartTable label={name} data={chart} />
        </section>
      )}
      {!view.isTable && chart && !isDistribution && chart.points.length > 0 && (
        <div className="unseen">
          <ChartTable label={name} data={chart} />
        </div>
      )}
      <p className={`meta ${css.kpiBounds}`}>
        {texts.goal} <KpiBound kpi={kpi} which="goal" /> <span className={css.kpiGap} /> {texts.warning}{' '}
        <KpiBound kpi={kpi} which="warning" />
      </p>
    </>
  );
}

function KpiBound({ kpi, which }: { kpi: Kpi; which: 'goal' | 'warning' }) {
  const bounds = boundsOf(kpi);
  const value = bounds[which];
  if (value === null) return <>{unknown}</>;
  const sign = isHigherBetter(bounds, kpiDefinitions[kpi.metricType]) ? texts.atLeast : texts.atMost;
  return (
    <span className="num">
      {which === 'goal' && `${sign} `}
      {withUnit(value, kpi.metricConfig.format)}
    </span>
  );
}

/** The arrow says up or down, the colour better or worse. */
function KpiChange({ change, isHigherBetter: isUpBetter }: { change: Change | null; isHigherBetter: boolean }) {
  if (!change) return <p className="meta quiet">{texts.noComparison}</p>;
  const Icon = { '1': ArrowUpRight, '0': ArrowRight, '-1': ArrowDownRight }[change.direction];
  const tone = change.direction === 0 ? 'neutral' : change.direction > 0 === isUpBetter ? 'success' : 'danger';
  return (
    <p className="meta">
      <span className={`num ${css.kpiChange}`} style={{ color: `var(--${tone}-fg)` }}>
        <Icon size={13} aria-hidden /> {change.text}
      </span>{' '}
      <span className="soft">{texts.versus}</span>
    </p>
  );
}

/** The line of a metric: a point opens its rows, dragging zooms. */
function KpiTrend({ kpi, timezone }: { kpi: Kpi; timezone: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { metricType, metricConfig, trend } = kpi;
  if (trend.length < 2) return null;
  const narrowed = (from: number, to: number) => narrowedTo(kpi, timezone, search, from, to);
  return (
    <Suspense fallback={null}>
      <Sparkline
        label={texts.trend(kpiMetricTexts[metricType].name)}
        values={trend.map((part) => kpiValue(metricType, metricConfig.format, part))}
        tipOf={(at) => trendTip(kpi, timezone, at)}
        goal={metricConfig.goal ?? null}
        onOpen={(at) => navigate({ pathname: kpiPath(metricType), search: narrowed(at, at) })}
        onBrush={(from, to) => navigate({ search: narrowed(from, to) })}
      />
    </Suspense>
  );
}

const totalOf = (levels: Kpi['levels']): number => levels.reduce((sum, { instances }) => sum + instances, 0);

/** Shares of High and above, Medium, and Low and below, in percent. */
function sharesText(levels: Kpi['levels']): string {
  const total = totalOf(levels);
  if (total === 0) return unknown;
  const share = (isOf: (priority: number) => boolean): string =>
    figure(Math.round((totalOf(levels.filter(({ priority }) => isOf(priority))) / total) * 100));
  return [share((one) => one >= 4), share((one) => one === 3), share((one) => one <= 2)].join(' / ');
}

/** Shows that there is a note, or lets one be written. */
function KpiNoteButton({ kpi, onDone }: { kpi: Kpi; onDone: () => void }) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { note, metricType } = kpi;
  const canEdit = can(me, 'analytics.kpi', 'EDIT');
  if (!note && !canEdit) return null;
  const { name } = kpiMetricTexts[metricType];
  const by = note && texts.noteBy(note.person?.displayName ?? unknown, formatDateTime(note.at));
  return (
    <>
      <IconButton
        size="small"
        iconSize={14}
        icon={StickyNote}
        className={note ? css.kpiHasNote : undefined}
        label={texts.addNote(name)}
        tooltip={note ? `${note.text} (${by})` : texts.addNote(name)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <NoteDialog
          metricType={metricType}
          text={note?.text ?? ''}
          by={by}
          canEdit={canEdit}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
