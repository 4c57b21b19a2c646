import type { Transaction } from '../../../platform/database.ts';
import type { ActivityRow, Changes } from '../../changes/changes-message.ts';
import { bySource } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { updateStates } from '../rows/alarm-state-rows.ts';
import { readAttributes, writeTexts } from '../rows/alarm-texts.ts';
import { type ActivityOf, activityRow, insertActivity } from '../rows/insert-activity.ts';

/**
 * Writes the rare cases in which events of the source overrule people's decisions: a deleted alarm came back (ALM.8),
 * or a snoozed one was raised to the highest priority (SNZ.3). Writes the columns that only people change and the
 * activity, in the transaction that applies the events, and adds the resulting changes to those of each customer.
 */
export async function writeOverruled(
  trx: Transaction,
  touched: ReadonlyArray<{ before: AlarmState | null; state: AlarmState }>,
  changesOf: ReadonlyMap<number, Changes>,
): Promise<void> {
  const overruled = touched.flatMap(({ before, state }) =>
    before && (before.deletedAt !== state.deletedAt || before.snoozeExpiresAt !== state.snoozeExpiresAt)
      ? [{ before, state }]
      : [],
  );
  if (overruled.length === 0) return;
  await updateStates(
    trx,
    overruled.map(({ state }) => state),
  );
  for (const [customerId, changes] of changesOf) {
    const mine = overruled.filter(({ state }) => state.customerId === customerId);
    if (mine.length === 0) continue;
    const activity = mine.flatMap(({ before, state }) => activityOf(before, state, changes.at));
    await insertActivity(trx, customerId, activity);
    await writeTexts(
      trx,
      customerId,
      mine
        .filter(({ state }) => state.snoozeExpiresAt === null)
        .map(({ state: { id } }) => ({ id, texts: { snooze_reason: null } })),
    );
    changes.activity.push(...activity);
    const published = new Set(changes.attributes.map(({ alarmId }) => alarmId));
    const restored = mine
      .filter(({ before, state }) => before.deletedAt !== state.deletedAt && !published.has(state.id))
      .map(({ state }) => state);
    changes.attributes.push(...(await readAttributes(trx, customerId, restored)));
  }
}

function activityOf(before: AlarmState, state: AlarmState, at: number): ActivityRow[] {
  const drafts: ActivityOf[] = [];
  if (before.deletedAt !== state.deletedAt) drafts.push({ field: 'isDeleted', prevValue: 'true', revValue: 'false' });
  if (before.status === 'Snoozed' && state.status !== 'Snoozed')
    drafts.push({
      field: 'status',
      prevValue: before.status,
      revValue: state.status,
      metadata: { snoozeDuration: at - before.enteredStatusAt },
    });
  return drafts.map((one) => activityRow(state, at, bySource, one));
}
