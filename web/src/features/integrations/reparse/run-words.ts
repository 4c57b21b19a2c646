import { CircleCheck, CirclePause, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReparseFieldsFragment, ReparseStatus } from '#generated/graphql.ts';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { formatDateTime } from '#ui/format.ts';
import type { ToneName } from '#ui/tokens.ts';

type Counts = ReparseFieldsFragment['counts'];

export const statusLooks: Record<ReparseStatus, readonly [tone: ToneName, icon: LucideIcon]> = {
  IN_PROGRESS: ['info', LoaderCircle],
  SETTLING: ['info', LoaderCircle],
  COMPLETE: ['success', CircleCheck],
  KILLED: ['neutral', CirclePause],
  FAILED: ['danger', CircleX],
};

export const isAtWork = ({ status }: Pick<ReparseFieldsFragment, 'status'>): boolean =>
  status === 'IN_PROGRESS' || status === 'SETTLING';

/** Range of payloads of a run. */
export const rangeWords = ({ from, to }: Pick<ReparseFieldsFragment, 'from' | 'to'>): string =>
  texts.range(from && formatDateTime(from), formatDateTime(to));

/** Returns the counts of a run with their names, in display order. */
export function countWords(counts: Counts): Array<[name: string, count: number, isChange: boolean]> {
  return [
    [texts.unchanged, counts.unchanged, false],
    [texts.changed, counts.changed, true],
    [texts.moved, counts.moved, true],
    [texts.added, counts.added, true],
    [texts.removed, counts.removed, true],
    [texts.newAlarms, counts.newAlarms, true],
    [texts.fixed, counts.mended, true],
    [texts.rejected, counts.rejected, counts.rejected > 0],
    [texts.dropped, counts.dropped, false],
  ];
}

/** Sum of changed, moved, added, removed events. */
export const changesOf = ({ changed, moved, added, removed }: Counts): number => changed + moved + added + removed;

/** Returns the effect of a real run, e.g. `4 events change: 3 move to another alarm, 1 is removed.` */
export const changeSentence = (counts: Counts): string => texts.changeSentence({ ...counts, total: changesOf(counts) });

/** Result, for a list of runs. */
export function resultWords({ status, counts, isDryRun }: ReparseFieldsFragment): string {
  if (status === 'IN_PROGRESS') return texts.payloads(counts.payloads, counts.total);
  const changes = changesOf(counts);
  return changes === 0 ? texts.noChanges : texts.changes(changes, isDryRun);
}

/** Returns a line of a difference; new alarms of a dry run have no number yet. */
export const sampleLine = (line: string): string =>
  line.replace(/ · A-(\d+) · /, (_, number: string) => ` · ${texts.newAlarm(number)} · `);
