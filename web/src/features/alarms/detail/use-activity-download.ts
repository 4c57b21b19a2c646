import { useState } from 'react';
import type { Criterion } from '#features/criteria/criteria.ts';
import { useSession } from '#session/session-context.tsx';
import { activityTexts } from '#texts/activity.ts';
import { viewerTimezone } from '#ui/format.ts';
import { messageOf, saveTable } from '#ui/save-file.ts';
import { useToaster } from '#ui/toast.tsx';

/** Scope of activity: one alarm, or the alarms in a list. */
export type ActivityOf = { alarmId: string } | { lensId: string; criteria: readonly Criterion[]; searchTerm: string };

/** Returns the address's parameters; omits empty filters of a list. */
export function activityParams(of: ActivityOf, timezone: string): URLSearchParams {
  const params = new URLSearchParams({ timezone });
  if ('alarmId' in of) params.set('alarmId', of.alarmId);
  else {
    if (of.lensId) params.set('lensId', of.lensId);
    if (of.criteria.length > 0) params.set('criteria', JSON.stringify(of.criteria));
    if (of.searchTerm) params.set('searchTerm', of.searchTerm);
  }
  return params;
}

/** Downloads activity as a table: all of one alarm, or the last 30 days of the alarms in a list. */
export function useActivityDownload() {
  const session = useSession();
  const toaster = useToaster();
  const [isBusy, setBusy] = useState(false);
  const load = async (of: ActivityOf) => {
    const params = activityParams(of, viewerTimezone());
    const response = await fetch(`/alarm-activity/download?${params}`, { headers: session.headers() });
    if (response.ok) await saveTable(response, 'alarm-activity.csv');
    else toaster.error(activityTexts.exportFailed, await messageOf(response));
  };
  const download = (of: ActivityOf) => {
    setBusy(true);
    load(of)
      .catch(() => toaster.error(activityTexts.exportFailed))
      .finally(() => setBusy(false));
  };
  return { download, isBusy };
}
