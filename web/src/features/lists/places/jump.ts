import type { LensKind } from '#domain/lists/list-kinds.ts';
import { can, type Me, seesWork } from '#session/access.ts';
import { parseAlarmId } from '#ui/format.ts';
import { alarmPath } from '../lens-address.ts';
import { allWorkPath } from './work-places.ts';

export interface Jump {
  /** `A15`, `W5`. */
  name: string;
  to: string;
}

/**
 * Returns the target of a typed number, independent of the list's rows: `A15` the alarm, `W5` the ticket, digits alone
 * the list's kind. Null for any other text, and for records the person may not see.
 */
export function jumpOf(text: string, kind: LensKind, me: Me): Jump | null {
  const ticket = (kind === 'work' ? /^w? ?(\d{1,15})$/i : /^w ?(\d{1,15})$/i).exec(text.trim())?.[1];
  if (ticket) return seesWork(me) ? { name: `W${ticket}`, to: `${allWorkPath}/${ticket}` } : null;
  const alarm = parseAlarmId(text);
  return alarm && can(me, 'alarms', 'VIEW') ? { name: `A${alarm}`, to: alarmPath(alarm) } : null;
}
