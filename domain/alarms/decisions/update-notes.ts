import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notesMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { byPerson } from '../../origin/origin.ts';
import { textOf } from '../../texts.ts';
import { readNameParts } from '../rows/alarm-texts.ts';
import { findAlarm } from '../rows/find-alarm.ts';
import { lockOne } from './run-verb.ts';
import { writeDecisions } from './write-decisions.ts';

const schema = z.object({ id: z.string().max(50), notes: textOf('A note', notesMaxLength) });

/**
 * Writes or clears the note of an alarm; the last write wins, and the activity keeps the previous note.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID.
 */
export async function updateAlarmNotes(ctx: Ctx, input: z.input<typeof schema>): Promise<AlarmRow> {
  assertPermission(ctx, 'alarms.notes', 'EDIT');
  const { id, notes } = schema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const before = await lockOne(trx, ctx.customer.id, id);
    const { notes: prevValue } = await readNameParts(trx, before);
    if (prevValue === notes) return;
    const decision = { change: {}, activity: [{ field: 'notes', prevValue, revValue: notes }], texts: { notes } };
    await writeDecisions(
      trx,
      ctx.customer.id,
      [{ before, decision }],
      byPerson(ctx.person.id),
      ctx.clock.now().getTime(),
    );
  });
  return findAlarm(ctx, id);
}
