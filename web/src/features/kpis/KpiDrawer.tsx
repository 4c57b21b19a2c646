import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { KpiMetricType } from '#domain/kpis/definitions.ts';
import type { KpiInput, KpiQuery } from '#generated/graphql.ts';
import { kpiMetricTexts, kpiTexts } from '#texts/kpis.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { drilledBy } from './drilldown-queries.ts';
import { KpiGroups, type Narrowed } from './KpiGroups.tsx';
import { KpiRows } from './KpiRows.tsx';
import { KpiTrendChart } from './KpiTrendChart.tsx';
import { kpiQuery } from './kpi-queries.ts';
import { changeOf, countedTexts, kpiValue, withUnit } from './kpi-values.ts';
import * as css from './kpis.module.css';

interface KpiDrawerProps {
  metricType: KpiMetricType;
  input: KpiInput & { timezone: string };
  onClose: () => void;
}

/** Numbers, groups and rows behind a metric. */
export function KpiDrawer({ metricType, input, onClose }: KpiDrawerProps) {
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const { name, definition } = kpiMetricTexts[metricType];
  const { data } = useQuery(kpiQuery, { variables: { metricType, input }, context: { quiet: true } });
  const kpi = data?.kpi;
  const narrowedInput = narrowed ? { ...input, criteria: [...(input.criteria ?? []), narrowed.criterion] } : input;
  return (
    <Drawer size="wide" title={name} onClose={onClose} className={css.kpiDrawer}>
      {kpi && <KpiWhole kpi={kpi} />}
      <p className={`${css.kpiMeaning} meta soft`}>{definition}</p>
      {kpi && <KpiTrendChart kpi={kpi} timezone={input.timezone} />}
      {drilledBy[metricType] && (
        <KpiGroups metricType={metricType} input={input} narrowed={narrowed} onNarrow={setNarrowed} />
      )}
      <KpiRows
        metricType={metricType}
        input={narrowedInput}
        narrowed={narrowed?.name ?? null}
        onAll={() => setNarrowed(null)}
      />
    </Drawer>
  );
}

/** The metric as its tile says it, with the numbers that it is divided from. */
function KpiWhole({ kpi }: { kpi: KpiQuery['kpi'] }) {
  const { metricType, currentPeriod, previousPeriod, metricConfig } = kpi;
  const { format } = metricConfig;
  const value = kpiValue(metricType, format, currentPeriod);
  const change = changeOf(metricType, format, value, kpiValue(metricType, format, previousPeriod));
  return (
    <p className={css.kpiWhole}>
      <span className={`${css.kpiFigure} num`}>{withUnit(value, format)}</span>{' '}
      <span className="soft num">{countedTexts(metricType, format, currentPeriod, previousPeriod)}</span>{' '}
      {change && (
        <span className="meta soft num">
          {change.text} {kpiTexts.versus}
        </span>
      )}
    </p>
  );
}
