import type { BulkJobMessage } from '#domain/live/socket-events.ts';
import { jobTexts as texts } from '#texts/shell.ts';

/** A bulk change, as far as screens show it. */
export type Job = Pick<BulkJobMessage, 'taskId' | 'verb' | 'done' | 'total' | 'affected' | 'skipped'> & {
  status: string;
  failures: Array<{ id: string; reason: string }>;
};

/** Names a bulk change by its verb and alarms. */
export const nameOf = ({ verb, total }: Job): string => texts.name(verb, total);

/** Returns how many alarms were changed, skipped and not changed. */
export const countsOf = ({ affected, skipped, failures }: Job): string =>
  [
    texts.updated(affected),
    skipped > 0 && texts.skipped(skipped),
    failures.length > 0 && texts.notChanged(failures.length),
  ]
    .filter(Boolean)
    .join(', ');
