import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { insertSearchTexts } from '../../domain/alarms/rows/alarm-search-texts.ts';
import { insertStates } from '../../domain/alarms/rows/alarm-state-rows.ts';
import type { Database } from '../../platform/database.ts';
import { alarmState } from './alarm-rows.ts';

/** An alarm with its texts. */
export type WholeAlarm = Parameters<typeof alarmState>[0] & {
  contextualName?: string;
  text?: string;
  point?: string | null;
};

/** Stores alarms completely: state and searched columns. */
export async function storeWholeAlarms(db: Database, alarms: readonly WholeAlarm[]): Promise<AlarmState[]> {
  const states = alarms.map(({ contextualName: _, text: __, point: ___, ...state }) => alarmState(state));
  await db.transaction(async (trx) => {
    await insertStates(trx, states);
    const texts = alarms.map((alarm) => ({
      id: alarm.id,
      contextualName: alarm.contextualName ?? `Alarm ${alarm.id}`,
      text: alarm.text ?? 'High temperature',
      point: alarm.point ?? null,
    }));
    await trx.raw(
      `insert into alarms (customer_id, id, system_id, contextual_name, text, formatted_raw_text, point_path)
       select c, i, s, n, t, t, p from unnest(?::int[], ?::bigint[], ?::int[], ?::text[], ?::text[], ?::text[])
         as u (c, i, s, n, t, p)`,
      [
        states.map((state) => state.customerId),
        states.map((state) => state.id),
        states.map((state) => state.systemId),
        texts.map(({ contextualName }) => contextualName),
        texts.map(({ text }) => text),
        texts.map(({ point }) => point),
      ],
    );
    await insertSearchTexts(
      trx,
      texts.map(({ point, ...alarm }, index) => ({
        ...alarm,
        customerId: (states[index] as AlarmState).customerId,
        pointPath: point,
      })),
    );
  });
  return states;
}
