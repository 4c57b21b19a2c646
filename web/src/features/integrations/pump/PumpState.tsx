import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PumpFieldsFragment } from '#generated/graphql.ts';
import { pumpPageTexts as texts } from '#texts/pump.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { useNow } from '#ui/clock.ts';
import { formatAgo, formatCount } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import * as css from './pump.module.css';

type Report = NonNullable<PumpFieldsFragment['report']>;

/** Seconds by which a clock may differ before it is said. */
const clockTolerance = 5;

/** The newest report of a pump, and what is wrong with it. */
export function PumpState({ report, isConfigCurrent }: { report: Report; isConfigCurrent: boolean }) {
  const now = useNow('minute');
  const share = Math.round((100 * report.undeliveredBytes) / Math.max(1, report.undeliveredMaxBytes));
  const problems = [
    report.isFull && texts.full,
    report.otherHost !== null &&
      report.otherReportedAt !== null &&
      texts.replacedBy(report.otherHost, formatAgo(now - Date.parse(report.otherReportedAt))),
    report.isOnline && !isConfigCurrent && texts.outdated,
  ].filter((one) => one !== false);
  const rows: Array<[string, ReactNode]> = [
    [
      texts.state,
      <Tag
        key="state"
        quiet
        tone={report.isOnline ? 'success' : 'danger'}
        icon={report.isOnline ? CircleCheck : CircleX}
      >
        {report.isOnline ? texts.online : texts.silent}
      </Tag>,
    ],
    [texts.lastReport, <Time key="time" at={report.reportedAt} />],
    [texts.version, report.version],
    [texts.host, <span key="host">{`${report.host} · ${report.operatingSystem}`}</span>],
    [texts.lag, report.lagSeconds === null ? texts.noLag : texts.lagSeconds(Math.round(report.lagSeconds))],
    [texts.undelivered, report.undelivered === 0 ? texts.noLag : texts.undeliveredOf(report.undelivered, share)],
    [texts.clock, clockText(report.clockSkewSeconds)],
  ];
  if (report.refused > 0) rows.push([texts.refusedCount, formatCount(report.refused)]);
  if (report.missed > 0) rows.push([texts.missedCount, formatCount(report.missed)]);
  return (
    <Card title={texts.pump}>
      <div className={`${cardCss.cardBody} num`}>
        {problems.map((problem) => (
          <p key={problem} className={css.pumpProblem} role="status">
            <TriangleAlert size={15} aria-hidden />
            {problem}
          </p>
        ))}
        <KeyValue rows={rows} />
      </div>
    </Card>
  );
}

function clockText(skew: number): string {
  const seconds = Math.round(Math.abs(skew));
  if (seconds < clockTolerance) return texts.clockRight;
  return skew > 0 ? texts.clockAhead(seconds) : texts.clockBehind(seconds);
}
