import { standardGroup, useLensCounts, useLenses, useTriageWork } from '#features/lenses/lenses.ts';
import { LensTabs } from './LensTabs.tsx';

/** The tabs of triage, each with its count: standard lenses of alarms, and the lists of work that belong to triage. */
export function TriageTabs({ selectedId }: { selectedId: string }) {
  const { lenses } = useLenses('alarm');
  const { tabs } = useTriageWork();
  const standard = lenses?.filter(({ groupLabel }) => groupLabel === standardGroup) ?? [];
  const counts = new Map([...useLensCounts(lenses ?? []), ...useLensCounts(tabs)]);
  return <LensTabs lenses={[...standard, ...tabs]} counts={counts} selectedId={selectedId} />;
}
