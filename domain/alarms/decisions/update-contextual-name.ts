import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { typedValueMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { byPerson } from '../../origin/origin.ts';
import { textOf, trimmedTo } from '../../texts.ts';
import { readNameParts } from '../rows/alarm-texts.ts';
import { contextualName as generatedName } from '../rows/contextual-name.ts';
import { findAlarm } from '../rows/find-alarm.ts';
import { lockOne } from './run-verb.ts';
import { writeDecisions } from './write-decisions.ts';

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
  const { id, contextualName: typed, expectedVersion } = schema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const before = await lockOne(trx, ctx.customer.id, id, expectedVersion);
    const known = await readNameParts(trx, before);
    const userName = typed && trimmedTo(typed, typedValueMaxLength);
    const { text, pointPath, pointName } = known;
    const contextualName = generatedName({
      userName,
      pointPath: pointPath ?? '',
      pointName: pointName ?? '',
      message: text,
    });
    if (contextualName === known.contextualName && (userName !== null) === known.isNamedByPerson) return;
    const texts = {
      contextual_name: contextualName,
      contextual_name_by: userName === null ? null : ctx.person.id,
    };
    // an unchanged name becomes the person's own, without activity
    const activity =
      contextualName === known.contextualName
        ? []
        : [{ field: 'contextualName', prevValue: known.contextualName, revValue: contextualName }];
    const decision = { change: {}, activity, texts };
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
