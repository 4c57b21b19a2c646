import { Clipboard, ClipboardList } from 'lucide-react';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { useNow } from '#ui/clock.ts';
import { formatDate } from '#ui/format.ts';
import { recentWork } from './alarm-text.ts';
import * as lensTableCss from './list/lens-table.module.css';

interface WorkIconProps {
  alarm: { activeWorkCount: number; lastWorkTicketClosedAt: string | null };
}

/** Icon of work: solid while a ticket is open, an outline if one closed recently, else nothing. */
export function WorkIcon({ alarm }: WorkIconProps) {
  const work = recentWork(alarm, useNow('minute'));
  if (!work) return null;
  const label =
    work === 'open'
      ? texts.openTickets(alarm.activeWorkCount)
      : texts.workClosed(formatDate(alarm.lastWorkTicketClosedAt));
  const Icon = work === 'open' ? ClipboardList : Clipboard;
  return (
    <span role="img" aria-label={label} title={label} className={lensTableCss.workIcon} data-work={work}>
      <Icon size={15} aria-hidden />
    </span>
  );
}
