import { z } from 'zod';
import { notesMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { textOf } from '../../texts.ts';
import { editAlarm } from './edit-alarm.ts';

const schema = z.object({ id: z.string().max(50), notes: textOf('A note', notesMaxLength) });

/**
 * Writes or clears the note of an alarm; the last write wins, and the activity keeps the previous note.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID.
 */
export async function updateAlarmNotes(ctx: Ctx, input: z.input<typeof schema>): Promise<AlarmRow> {
  assertPermission(ctx, 'alarms.notes', 'EDIT');
  const { id, notes } = schema.parse(input);
  return editAlarm(ctx, { id }, ({ notes: prevValue }) =>
    prevValue === notes
      ? null
      : { change: {}, activity: [{ field: 'notes', prevValue, revValue: notes }], texts: { notes } },
  );
}
