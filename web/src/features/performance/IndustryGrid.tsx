import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router';
import type { AlarmPerformanceInput } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { measureTexts, performanceTexts as texts } from '#texts/performance.ts';
import { formatDateTime } from '#ui/format.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { MeasureStatusTag } from './MeasureStatusTag.tsx';
import * as css from './performance.module.css';
import { performancePath, readFilters, withFilters } from './performance-address.ts';
import { industryGridQuery } from './performance-queries.ts';
import { boundText, measureText } from './performance-values.ts';

/** Measures of alarms against what the industry recommends, in small (KPI.23), with a link to alarm performance of the same period. */
export function IndustryGrid({ input }: { input: AlarmPerformanceInput }) {
  const me = useMe();
  const [params] = useSearchParams();
  const { data, previousData, error, refetch } = useQuery(industryGridQuery, {
    variables: { input },
    context: { quiet: true },
  });
  const grid = (data ?? (error ? undefined : previousData))?.industryGrid;
  return (
    <section aria-label={texts.grid} aria-busy={!data && !error}>
      <header className={css.performanceHead}>
        <h2>{texts.grid}</h2>
        {can(me, 'analytics.counts', 'VIEW') && (
          <Link to={`${performancePath}?${new URLSearchParams(withFilters(params, readFilters(params)))}`}>
            {texts.more}
          </Link>
        )}
      </header>
      {!grid && !error && <Skeleton rows={3} />}
      {!grid && error && <Failed title={texts.gridFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {grid && (
        <>
          <dl className={css.performanceGrid}>
            {grid.measures.map((measure) => (
              <div
                key={measure.name}
                className={`${kit.card} ${css.performanceCell}`}
                title={measureTexts[measure.name].meaning}
              >
                <dt>{measureTexts[measure.name].name}</dt>
                <dd>
                  <span className={`${css.performanceFigure} num`}>{measureText(measure.value, measure.unit)}</span>
                  <span className="meta soft num">{boundText(measure, 'target')}</span>
                </dd>
                <dd>
                  <MeasureStatusTag status={measure.status} isStateUnknown={grid.stateUnknownSince != null} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="meta soft">
            {texts.positions(grid.positions)}
            {grid.stateUnknownSince && ` ${texts.unhealthySince(formatDateTime(grid.stateUnknownSince))}`}
          </p>
        </>
      )}
    </section>
  );
}
