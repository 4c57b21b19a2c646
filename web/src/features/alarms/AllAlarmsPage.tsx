import { useLenses } from '#features/lenses/lenses.ts';
import { ReportPage } from '#frame/ReportPage.tsx';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { Skeleton } from '#ui/states.tsx';
import { LensView } from './LensView.tsx';
import { FailedLens } from './list/LensStates.tsx';

/** Report of all alarms, of any status, with the person's filters. */
export function AllAlarmsPage() {
  const { lenses, error, refetch } = useLenses('alarm');
  const [some] = lenses ?? [];
  return (
    <ReportPage name={texts.allAlarms}>
      {some && <LensView lens={{ ...some, id: '', name: texts.allAlarms, criteria: [] }} count={undefined} />}
      {!lenses && !error && <Skeleton />}
      {!lenses && error && <FailedLens error={error} onRetry={() => refetch()} />}
    </ReportPage>
  );
}
