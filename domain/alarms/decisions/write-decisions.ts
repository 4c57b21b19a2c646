import type { Transaction } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import type { AlarmState } from '../model/state.ts';
import { writeProperties } from '../rows/alarm-property-rows.ts';
import { updateSearchTexts } from '../rows/alarm-search-texts.ts';
import { alarmChange, updateStates } from '../rows/alarm-state-rows.ts';
import { readAttributes, writeTexts } from '../rows/alarm-texts.ts';
import { insertActivity } from '../rows/insert-activity.ts';
import { carryOut, type DecisionOrigin } from './carry-out.ts';
import type { Decision } from './verb.ts';

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
  origin: DecisionOrigin,
  now: number,
): Promise<void> {
  if (decided.length === 0) return;
  const changes = noChanges(customerId, now);
  const states: AlarmState[] = [];
  for (const { before, decision } of decided) {
    const { state, entries, instances, activity } = carryOut(before, decision, origin, now);
    states.push(state);
    changes.entries.push(...entries);
    changes.alarms.push(alarmChange(before, state, origin));
    changes.instances.push(...instances);
    changes.activity.push(...activity);
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
