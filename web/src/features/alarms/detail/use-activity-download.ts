import { useState } from 'react';
import { useSession } from '../../../app/session-context.tsx';
import { viewerTimezone } from '../../../ui/format.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useToaster } from '../../../ui/toast.tsx';

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'alarm-activity.csv.gz';

/** First message of an answer that failed; undefined where it has none. */
const messageOf = async (response: Response): Promise<string | undefined> => {
  const answer = (await response.json().catch(() => null)) as { errors?: Array<{ message: string }> } | null;
  return answer?.errors?.[0]?.message;
};

/** Downloads activity as a table: of one alarm, or without one of all within the last 30 days. */
export function useActivityDownload() {
  const session = useSession();
  const toaster = useToaster();
  const [isBusy, setBusy] = useState(false);
  const load = async (alarmId?: string) => {
    const params = new URLSearchParams({ timezone: viewerTimezone(), ...(alarmId && { alarmId }) });
    const response = await fetch(`/alarm-activity/download?${params}`, { headers: session.headers() });
    if (response.ok) saveFile(fileNameOf(response), await response.blob());
    else toaster.error('Failed to export activity', await messageOf(response));
  };
  const download = (alarmId?: string) => {
    setBusy(true);
    load(alarmId)
      .catch(() => toaster.error('Failed to export activity'))
      .finally(() => setBusy(false));
  };
  return { download, isBusy };
}
