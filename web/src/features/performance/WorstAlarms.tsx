import { Link } from 'react-router';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { alarmPath } from '#features/lists/lens-address.ts';
import type { AlarmPerformanceQuery } from '#generated/graphql.ts';
import { seesAlarms } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { performanceTexts as texts, worstTexts } from '#texts/performance.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatCount, formatDuration } from '#ui/format.ts';
import * as css from './performance.module.css';
import { alarmName } from './performance-values.ts';

type Worst = AlarmPerformanceQuery['alarmPerformance']['worst'][number];

/** Chattering, fleeting, stale and standing alarms, each kind with its worst. */
export const WorstAlarms = ({ worst }: { worst: readonly Worst[] }) => (
  <Card title={texts.worst}>
    <div className={`${cardCss.cardBody} ${css.performanceWorst}`}>
      {worst.map((kind) => (
        <WorstOfKind key={kind.kind} {...kind} />
      ))}
    </div>
  </Card>
);

function WorstOfKind({ kind, count, worst }: Worst) {
  const isLinked = seesAlarms(useMe());
  const { name } = worstTexts[kind];
  return (
    <section aria-label={name}>
      <h3>
        {name} <span className="num soft">{formatCount(count)}</span>
      </h3>
      {worst.length === 0 && <p className="meta quiet">{texts.noWorst}</p>}
      <ol>
        {worst.map((alarm) => (
          <li key={alarm.alarmId}>
            <SourceDoubt sourceId={alarm.externalSystemId} />
            {isLinked ? (
              <Link className="ell" to={alarmPath(alarm.alarmId)} title={alarmName(alarm)}>
                {alarmName(alarm)}
              </Link>
            ) : (
              <span className="ell">{alarmName(alarm)}</span>
            )}
            <span className="meta soft num">{valueText(kind, alarm.value)}</span>
          </li>
        ))}
      </ol>
      {count > worst.length && <p className="meta quiet">{texts.others(count - worst.length)}</p>}
    </section>
  );
}

const valueText = (kind: Worst['kind'], value: number): string =>
  kind === 'STALE' || kind === 'STANDING'
    ? worstTexts[kind].value(formatDuration(value))
    : worstTexts[kind].value(value);
