import { priorityLabels } from '#domain/constants.ts';
import * as chartsCss from '#features/charts/charts.module.css';
import { useWidth } from '#features/charts/use-width.ts';
import type { KpiQuery } from '#generated/graphql.ts';
import { kpiTexts as texts } from '#texts/kpis.ts';
import { figure } from './kpi-values.ts';
import * as css from './kpis.module.css';

/** px */
const [least, gap, barHeight, height] = [16, 2, 24, 44];

/** Shares of priorities as one bar, whose parts are wide enough for their numbers. */
export function PriorityShares({ levels }: { levels: KpiQuery['kpi']['levels'] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const total = levels.reduce((sum, { instances }) => sum + instances, 0);
  if (total === 0) return null;
  const room = Math.max(0, width - levels.length * least - (levels.length - 1) * gap);
  let left = 0;
  const parts = levels.map(({ priority, instances }) => {
    const part = { priority, x: left, wide: least + (room * instances) / total };
    left += part.wide + gap;
    const share = `${figure((instances / total) * 100)} %`;
    return { ...part, label: texts.level(priorityLabels[priority] ?? '', instances, share) };
  });
  return (
    <div ref={ref} className={`${chartsCss.chartCanvas} ${css.kpiShares}`}>
      <svg width="100%" height={height} aria-hidden>
        {parts.map(({ priority, x, wide, label }) => (
          <g key={priority}>
            <title>{label}</title>
            <rect x={x} width={wide} height={barHeight} rx={2} fill={`var(--p${priority}-icon)`} />
            <text x={x + wide / 2} y={barHeight + 15} textAnchor="middle" className={css.kpiShareName}>
              {priority}
            </text>
          </g>
        ))}
      </svg>
      <ul className="unseen">
        {parts.map(({ priority, label }) => (
          <li key={priority}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
