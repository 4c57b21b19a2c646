import { z } from 'zod';
import { typedValueMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { textOf, trimmedTo } from '../../texts.ts';
import { contextualName as generatedName } from '../rows/contextual-name.ts';
import { editAlarm } from './edit-alarm.ts';

const longestTyped = 1_000;
const schema = z.object({
  id: z.string().max(50),
  /** Empty: the generated name is back. */
  contextualName: textOf('A name', longestTyped),
  expectedVersion: z.int().nullish(),
});

/**
 * Gives an alarm the name that people know it by (PROP.8), cut at 100 characters, or with an empty one the generated
 * name back. From then on no source changes it.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT.
 */
export async function updateAlarmContextualName(ctx: Ctx, input: z.input<typeof schema>): Promise<AlarmRow> {
  assertPermission(ctx, 'alarms', 'EDIT');
  const { contextualName: typed, ...alarm } = schema.parse(input);
  const userName = typed && trimmedTo(typed, typedValueMaxLength);
  return editAlarm(ctx, alarm, ({ contextualName: prevValue, isNamedByPerson, text, pointPath, pointName }) => {
    const contextualName = generatedName({
      userName,
      pointPath: pointPath ?? '',
      pointName: pointName ?? '',
      message: text,
    });
    const isSame = contextualName === prevValue;
    if (isSame && (userName !== null) === isNamedByPerson) return null;
    return {
      change: {},
      // an unchanged name becomes the person's own, without activity
      activity: isSame ? [] : [{ field: 'contextualName', prevValue, revValue: contextualName }],
      texts: { contextual_name: contextualName, contextual_name_by: userName === null ? null : ctx.person.id },
    };
  });
}
