import { CircleCheck, CirclePause, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReparseFieldsFragment, ReparseStatus } from '#generated/graphql.ts';
import { formatCount, formatDateTime, plural } from '#ui/format.ts';
import type { ToneName } from '#ui/tokens.ts';

type Counts = ReparseFieldsFragment['counts'];

export const statusLooks: Record<ReparseStatus, readonly [tone: ToneName, icon: LucideIcon, word: string]> = {
  IN_PROGRESS: ['info', LoaderCircle, 'In progress'],
  SETTLING: ['info', LoaderCircle, 'Settling'],
  COMPLETE: ['success', CircleCheck, 'Complete'],
  KILLED: ['neutral', CirclePause, 'Stopped'],
  FAILED: ['danger', CircleX, 'Failed'],
};

export const isAtWork = ({ status }: Pick<ReparseFieldsFragment, 'status'>): boolean =>
  status === 'IN_PROGRESS' || status === 'SETTLING';

/** Range of payloads of a run. */
export const rangeWords = ({ from, to }: Pick<ReparseFieldsFragment, 'from' | 'to'>): string =>
  `${from ? formatDateTime(from) : 'The first payload'} to ${formatDateTime(to)}`;

/** Returns the counts of a run with their names, in display order. */
export function countWords(counts: Counts): Array<[name: string, count: number, isNews: boolean]> {
  return [
    ['Unchanged', counts.unchanged, false],
    ['Changed', counts.changed, true],
    ['Moved to another alarm', counts.moved, true],
    ['Added', counts.added, true],
    ['Removed', counts.removed, true],
    ['New alarms', counts.newAlarms, true],
    ['Can be read now', counts.mended, true],
    ['Cannot be read', counts.rejected, counts.rejected > 0],
    ['Left out by settings', counts.dropped, false],
  ];
}

/** Sum of changed, moved, added, removed events. */
export const changesOf = ({ changed, moved, added, removed }: Counts): number => changed + moved + added + removed;

/** Returns the effect of a real run, e.g. `4 events change: 3 move to another alarm, 1 is removed.` */
export function changeSentence(counts: Counts): string {
  const total = changesOf(counts);
  const { moved, added, removed, newAlarms } = counts;
  const parts = [
    moved > 0 && `${formatCount(moved)} ${moved === 1 ? 'moves' : 'move'} to another alarm`,
    added > 0 && `${formatCount(added)} ${added === 1 ? 'is' : 'are'} added`,
    removed > 0 && `${formatCount(removed)} ${removed === 1 ? 'is' : 'are'} removed`,
  ].filter(Boolean);
  const events = `${plural(total, 'event')} ${total === 1 ? 'changes' : 'change'}`;
  const alarms = newAlarms > 0 ? ` ${plural(newAlarms, 'new alarm')}.` : '';
  return `${events}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${alarms}`;
}

/** Result, for a list of runs. */
export function resultWords({ status, counts, isDryRun }: ReparseFieldsFragment): string {
  if (status === 'IN_PROGRESS') return `${formatCount(counts.payloads)} of ${formatCount(counts.total)} payloads`;
  const changes = changesOf(counts);
  return changes === 0 ? 'No event differs' : `${plural(changes, 'event')} ${isDryRun ? 'would change' : 'changed'}`;
}

/** Returns a line of a difference; new alarms of a dry run have no number yet. */
export const sampleLine = (line: string): string => line.replace(/ · A-(\d+) · /, ' · new alarm $1 · ');
