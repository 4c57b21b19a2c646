import { CirclePause, Info } from 'lucide-react';
import { Link } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import { Bars } from '#features/charts/drawings.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import { chartTexts } from '#texts/charts.ts';
import { dryRunTexts as texts } from '#texts/rules.ts';
import { formatCount, formatDuration, formatValueList } from '#ui/format.ts';
import { Empty } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { funnelOf, timelineOf } from './dry-run-values.ts';
import * as css from './rules.module.css';
import type { DryRunResult } from './use-dry-run.ts';

/** px */
const height = 170;

/** Result of a dry run: figures, the way from entries to actions, a timeline, and the newest of it. */
export const DryRunView = ({ result, isShort = false }: { result: DryRunResult; isShort?: boolean }) => (
  <div className={css.ruleTried}>
    <Figures result={result} />
    <Notes result={result} />
    {result.acted + result.duplicatesAvoided + result.snoozed === 0 ? (
      <Empty kind="none" title={texts.nothing} detail={texts.nothingDetail} />
    ) : (
      <Timeline result={result} />
    )}
    <Funnel result={result} />
    {!isShort && result.firings.length > 0 && <Firings result={result} />}
  </div>
);

function Figures({ result }: { result: DryRunResult }) {
  const { tickets, alarms, acted, duplicatesAvoided, peopleWoken, recipients, nights, notifications } = result;
  const figures = [
    { name: texts.actions, value: acted, detail: texts.ticketsDetail(alarms) },
    { name: texts.tickets, value: tickets },
    { name: texts.duplicates, value: duplicatesAvoided, detail: texts.duplicatesDetail },
    { name: texts.notifications, value: notifications, detail: texts.notificationsDetail(recipients) },
    { name: texts.people, value: peopleWoken, detail: texts.peopleDetail(recipients, nights) },
  ];
  return (
    <dl className={css.ruleFigures}>
      {figures.map(({ name, value, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={`${css.ruleFigure} num`}>{formatCount(value)}</span>
            {value > 0 && detail && <span className="meta quiet">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Caveats of the numbers. */
function Notes({
  result: { pauses, firstPauseAt, unknownCriteria, tickets, assumedWorkHours },
}: {
  result: DryRunResult;
}) {
  return (
    <>
      {pauses > 0 && (
        <p className={`${css.ruleNote} ${css.isWarning}`} role="status">
          <CirclePause size={15} aria-hidden />
          <span>
            {texts.pauses(pauses)} {texts.firstPause} <Time at={firstPauseAt} />
          </span>
        </p>
      )}
      {unknownCriteria.length > 0 && (
        <p className={css.ruleNote} role="status">
          <Info size={15} aria-hidden />
          <span>{texts.unknown(formatValueList(unknownCriteria))}</span>
        </p>
      )}
      {tickets > 0 && (
        <p className={css.ruleNote}>
          <Info size={15} aria-hidden />
          <span>{texts.assumption(formatDuration(assumedWorkHours * 3_600_000))}</span>
        </p>
      )}
    </>
  );
}

function Timeline({ result }: { result: DryRunResult }) {
  const data = timelineOf(result);
  return (
    <Chart
      title={texts.timeline}
      description={texts.describe}
      detail={result.timezone}
      fileName={texts.file}
      data={data}
      empty={{ title: texts.nothing, detail: texts.nothingDetail }}
      height={height}
    >
      <Bars label={chartTexts.labelOf(texts.timeline)} data={data} gap={2} height={height} />
    </Chart>
  );
}

/** Steps from entries to actions; each bar is a share of the first. */
function Funnel({ result }: { result: DryRunResult }) {
  const steps = funnelOf(result);
  const most = Math.max(1, steps[0]?.value ?? 0);
  return (
    <section aria-label={texts.funnel}>
      <h3>{texts.funnel}</h3>
      <ol className={css.ruleFunnel}>
        {steps.map(({ name, value, lost }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={css.ruleFunnelBar} aria-hidden>
              <span style={{ inlineSize: `${Math.max(value > 0 ? 1 : 0, (100 * value) / most)}%` }} />
            </span>
            <span className="num strong">{formatCount(value)}</span>
            <span className="meta quiet">{lost}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Firings({ result: { firings, acted, duplicatesAvoided, tickets, snoozed } }: { result: DryRunResult }) {
  const all = Math.max(firings.length, acted + snoozed, tickets + duplicatesAvoided + snoozed);
  const { columns } = texts;
  return (
    <div>
      <h3>
        {texts.table} <span className="meta quiet">{texts.tableOf(firings.length, all)}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys */}
      <section className={css.ruleFirings} aria-label={texts.table} tabIndex={0}>
        <Table
          label={texts.table}
          columns={[
            { name: columns.at },
            { name: columns.alarm },
            { name: columns.outcome },
            { name: columns.triggered, className: css.ruleTriggered },
          ]}
        >
          {firings.map(({ alarmId, alarmName, externalSystemId, triggeredAt, firesAt, outcome, hasTicket }) => (
            <tr key={`${alarmId} ${triggeredAt}`}>
              <Cell kind="time">
                <Time at={firesAt} />
              </Cell>
              <Cell className={css.ruleFiringAlarm}>
                <SourceDoubt sourceId={externalSystemId ?? null} />{' '}
                <Link to={alarmPath(alarmId)}>{alarmName ?? texts.alarm(alarmId)}</Link>
              </Cell>
              <Cell>
                <Tag quiet tone={outcome === 'ACTED' ? 'success' : 'neutral'}>
                  {hasTicket ? texts.ticket : texts.outcomes[outcome]}
                </Tag>
              </Cell>
              <Cell kind="time" isSoft className={css.ruleTriggered}>
                <Time at={triggeredAt} />
              </Cell>
            </tr>
          ))}
        </Table>
      </section>
    </div>
  );
}
