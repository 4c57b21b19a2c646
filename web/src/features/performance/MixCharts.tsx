import { useNavigate } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import { Bars, Pareto } from '#features/charts/drawings.ts';
import { paretoData, paretoRows } from '#features/charts/pareto-rows.ts';
import { alarmPath } from '#features/lists/lens-address.ts';
import type { AlarmPerformanceQuery } from '#generated/graphql.ts';
import { seesAlarms } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { performanceTexts as texts } from '#texts/performance.ts';
import * as css from './performance.module.css';
import { alarmName, mixData, withoutPriority } from './performance-values.ts';

/** px */
const height = 220;
const most = 10;

/** Priorities beside their recommended shares, and the ten alarms that occurred most: each opens its alarm. */
export function MixCharts({ performance }: { performance: AlarmPerformanceQuery['alarmPerformance'] }) {
  const navigate = useNavigate();
  const me = useMe();
  const { priorities, topTen, instances } = performance;
  const mix = mixData(priorities);
  const rows = paretoRows(
    topTen.map((alarm) => ({
      key: alarm.alarmId,
      name: alarmName(alarm),
      count: alarm.value,
      to: alarmPath(alarm.alarmId),
    })),
    instances,
    most,
  );
  return (
    <div className={css.performancePair}>
      <Chart
        title={texts.topTen}
        description={texts.describeTopTen}
        fileName={texts.topTenFile}
        data={paretoData(texts.alarm, texts.occurrences, rows)}
        empty={{ title: texts.empty }}
        height={height}
      >
        <Pareto
          label={chartTexts.labelOf(texts.topTen)}
          what={texts.occurrences}
          rows={rows}
          onOpen={seesAlarms(me) ? ({ to }) => to && navigate(to) : undefined}
        />
      </Chart>
      <Chart
        title={texts.mix}
        description={texts.describeMix}
        detail={texts.mixDetail(withoutPriority(priorities))}
        fileName={texts.mixFile}
        data={mix}
        empty={{ title: texts.empty }}
        height={height}
      >
        <Bars label={chartTexts.labelOf(texts.mix)} data={mix} layout="grouped" gap={24} height={height} />
      </Chart>
    </div>
  );
}
