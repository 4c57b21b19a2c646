import { seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { dayOf } from '#ui/days.ts';
import { viewerTimezone } from '#ui/format.ts';
import { mayDo } from './may-do.ts';
import { type Template, templatesFor } from './templates.ts';

/** The ready-made rules that the person who looks may have. */
export function useTemplates(): Template[] {
  const me = useMe();
  const timezone = viewerTimezone();
  const taker = { userId: me.user.id, timezone, today: dayOf(new Date(), timezone), hasWork: seesWork(me) };
  return templatesFor(taker).filter(({ input }) => input.actions?.every((action) => mayDo(me, action)));
}
