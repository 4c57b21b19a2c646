import type { Transaction } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { theSystem } from '../../origin/actor.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { writeProperties } from '../rows/alarm-property-rows.ts';
import { updateSearchTexts } from '../rows/alarm-search-texts.ts';
import { alarmChange, updateStates } from '../rows/alarm-state-rows.ts';
import { readAttributes, writeTexts } from '../rows/alarm-texts.ts';
import { activityRow, insertActivity } from '../rows/insert-activity.ts';
import { recordEntries } from '../rows/status-entries.ts';
import { undoOf } from './put-back.ts';
import type { Decision } from './verb.ts';

/** Why and by whom something is decided. */
export interface DecisionOrigin extends Origin {
  /** Id for undoing the call; missing if it cannot be undone. */
  actionId?: string | null;
}

/** Fields that charts filter by, or that maintenance systems may be sent. */
const attributes = ['priority', 'isServiceImpacting', 'deletedAt'] as const satisfies ReadonlyArray<keyof AlarmState>;

/**
 * Writes decisions about alarms of one customer whose states this transaction has locked: states, texts, activity and
 * one outbox message. The live feed and the warehouse follow from that.
 */
export async function writeDecisions(
  trx: Transaction,
  customerId: number,
  decided: ReadonlyArray<{ before: AlarmState; decision: Decision }>,
  { actionId, ...origin }: DecisionOrigin,
  now: number,
): Promise<void> {
  if (decided.length === 0) return;
  const changes = noChanges(customerId, now);
  const states: AlarmState[] = [];
  for (const { before, decision } of decided) {
    const state = { ...before, ...decision.change, changedAt: now, version: before.version + 1 };
    states.push(state);
    changes.entries.push(...recordEntries(before, state, origin));
    changes.alarms.push(alarmChange(before, state, origin));
    if (decision.instance) changes.instances.push({ ...decision.instance, version: state.version, isDeleted: false });
    const undo = actionId && decision.change.status ? { undo: { actionId, ...undoOf(before, state) } } : null;
    for (const [index, { field, prevValue, revValue, metadata, bySystem }] of decision.activity.entries()) {
      const all = { ...metadata, ...(index === 0 ? undo : null) };
      changes.activity.push(
        activityRow(state, now, bySystem ? { ...origin, ...theSystem } : origin, {
          field,
          prevValue,
          revValue,
          metadata: Object.keys(all).length > 0 ? all : null,
        }),
      );
    }
  }
  await updateStates(trx, states);
  await writeTexts(
    trx,
    customerId,
    decided.flatMap(({ before, decision: { texts } }) => (texts ? [{ id: before.id, texts }] : [])),
  );
  await writeProperties(
    trx,
    customerId,
    decided.flatMap(({ before, decision: { described } }) => (described ? [{ id: before.id, ...described }] : [])),
  );
  const shown = decided.flatMap(({ before, decision: { texts, described } }, index) => {
    const state = states[index] as AlarmState;
    const isOther = texts?.contextual_name !== undefined || texts?.notes !== undefined || described !== undefined;
    return isOther || attributes.some((field) => before[field] !== state[field]) ? [state] : [];
  });
  changes.attributes.push(...(await readAttributes(trx, customerId, shown)));
  const renamed = decided.flatMap(({ before, decision }) => (decision.texts?.contextual_name ? [before.id] : []));
  await updateSearchTexts(
    trx,
    changes.attributes
      .filter(({ alarmId }) => renamed.includes(alarmId))
      .map(({ alarmId: id, ...texts }) => ({ ...texts, customerId, id })),
  );
  await insertActivity(trx, customerId, changes.activity);
  await writeOutbox(trx, changes);
}
