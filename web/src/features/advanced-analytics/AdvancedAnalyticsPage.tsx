import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { CriteriaPills } from '#features/criteria/CriteriaPills.tsx';
import { FilterPopover } from '#features/criteria/FilterPopover.tsx';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { ExportButton } from '#features/exports/ExportButton.tsx';
import { Page } from '#frame/Page.tsx';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { pivotTexts as texts } from '#texts/advanced-analytics.ts';
import { pageTexts } from '#texts/pages.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useRangeOfAddress } from '#ui/use-range.tsx';
import * as css from './advanced-analytics.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PivotPickers } from './PivotPickers.tsx';
import { PivotTable } from './PivotTable.tsx';
import { PivotViews } from './PivotViews.tsx';
import { kindOfSource, type PivotState, readPivotState, writePivotState } from './pivot-address.ts';
import { pivotQuery } from './pivot-queries.ts';

const usualDays = 30;
/** Codes of answers that tell how to ask otherwise. */
const refusals = ['INVALID', 'LIMIT'];

/** A pivot of occurrences or of tickets (ANA.7). The address is the page. */
export function AdvancedAnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const { range, timezone, controls } = useRangeOfAddress(usualDays);
  const state = readPivotState(params);
  const { source, rows, column, measure, criteria } = state;
  const kind = kindOfSource(source);
  const options = useServerOptions(kind);
  const change = (changed: Partial<PivotState>) =>
    setParams((before) => writePivotState(before, { ...readPivotState(before), ...changed }), { replace: true });
  const input = { source, rows, column, measure, range, timezone, criteria };
  const { data, previousData, error, loading, refetch } = useQuery(pivotQuery, {
    variables: { input },
    context: { quiet: true },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const filters = { criteria, serverOptions: options };
  const put = (next: PivotState['criteria']) => change({ criteria: next });
  // what was counted before stays until the next is counted, if it is of the same shape
  const shown = (data ?? (error ? undefined : previousData))?.advancedAnalytics;
  const isOfShape = shown && shown.names.rows.length === rows.length;
  const isRefused = error && refusals.includes(errorCode(error) ?? '');
  return (
    <Page
      crumbs={[{ name: pageTexts.analytics, to: '/analytics' }, { name: texts.title }]}
      title={[texts.title, pageTexts.analytics]}
    >
      <h1 className="unseen">{texts.title}</h1>
      <div className={`${reportFiltersCss.reportBar} ${css.pivotBar}`}>
        <PivotPickers state={state} onChange={change} />
        {controls}
        <FilterPopover
          kind={kind}
          ofHistory={source === 'instances'}
          lens={null}
          searchTerm=""
          onApply={put}
          {...filters}
        />
        <CriteriaPills locked={[]} onCriteria={put} {...filters} />
        <span className="grow" />
        <ExportButton list="advanced-analytics" input={input} isDisabled={shown?.rows.length === 0} />
        <PivotViews state={state} range={range} timezone={timezone} onChange={change} />
      </div>
      <div className={reportFiltersCss.report}>
        {error && (
          <Failed
            title={isRefused ? texts.refused : texts.failed}
            error={errorMessage(error)}
            onRetry={isRefused ? undefined : () => refetch()}
          />
        )}
        {!error && !isOfShape && <Skeleton rows={6} />}
        {!error && isOfShape && shown.rows.length === 0 && (
          <Empty kind={criteria.length > 0 ? 'filtered' : 'none'} title={texts.empty} detail={texts.emptyDetail} />
        )}
        {!error && isOfShape && shown.rows.length > 0 && (
          <PivotTable
            pivot={shown}
            state={state}
            range={range}
            timezone={timezone}
            isBusy={loading}
            onSort={(sort) => change({ sort })}
          />
        )}
      </div>
      <LeaveDialog />
    </Page>
  );
}
