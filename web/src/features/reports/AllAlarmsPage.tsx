import { LensView } from '../alarms/LensView.tsx';
import { useLenses } from '../alarms/lenses.ts';
import { FailedLens } from '../alarms/list/LensStates.tsx';
import { ReportPage } from './ReportPage.tsx';
import '../alarms/triage.css';

/** Every alarm, whatever became of it, under the filters of the person. */
export function AllAlarmsPage() {
  const { lenses, error, refetch } = useLenses('alarm');
  const [some] = lenses ?? [];
  return (
    <ReportPage name="All alarms">
      {some && <LensView lens={{ ...some, id: '', name: 'All alarms', criteria: [] }} count={undefined} />}
      {!lenses && error && <FailedLens error={error} onRetry={() => refetch()} />}
    </ReportPage>
  );
}
