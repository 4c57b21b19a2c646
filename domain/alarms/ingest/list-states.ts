import type { Database } from '../../../platform/database.ts';
import type { AlarmState } from '../model/state.ts';
import { stateColumns, stateFromRow } from '../rows/alarm-state-rows.ts';

/** Lists a customer's alarms after an id, deleted ones too, as they are now, by id. */
export async function listStates(
  db: Database,
  customerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<AlarmState[]> {
  const { rows } = await db.raw(
    `select ${stateColumns} from alarm_state s where s.customer_id = ? and s.id > ? order by s.id limit ?`,
    [customerId, after, limit],
  );
  return rows.map(stateFromRow);
}
