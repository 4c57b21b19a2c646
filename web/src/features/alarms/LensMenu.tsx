import { Download, History } from 'lucide-react';
import { useState } from 'react';
import { alarmListTexts as texts } from '#texts/alarm-list.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { type ActivityOf, useActivityDownload } from './detail/use-activity-download.ts';

const RecentActions = onDemand(async () => (await import('./RecentActions.tsx')).RecentActions);

/** Menu of a lens's rarer actions: recent actions, and an export of its alarms' activity as a table. */
export function LensMenu({ shown }: { shown: ActivityOf }) {
  usePreload(RecentActions);
  const [isOpen, setOpen] = useState(false);
  const { download, isBusy } = useActivityDownload();
  return (
    <>
      <ActionsMenu
        actions={[
          { label: texts.recentActions, icon: History, action: () => setOpen(true) },
          {
            label: texts.exportActivity,
            icon: Download,
            disabled: isBusy,
            action: () => download(shown),
          },
        ]}
      />
      {isOpen && <RecentActions onClose={() => setOpen(false)} />}
    </>
  );
}
