import type { Transaction } from '../../../platform/database.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { wordsOf } from '../../properties/parse/words.ts';
import type { AlarmProperty, AlarmTextsRead } from '../model/property.ts';

/** An alarm whose texts may mention a name, with what is known of it. */
export interface MentioningAlarm {
  id: number;
  name: string;
  properties: AlarmProperty[];
  texts: AlarmTextsRead;
}

/**
 * Reads alarms of one customer whose searched texts hold every word of a name, newest first: those that mention it, and
 * some that do not.
 */
export async function readAlarmsMentioning(
  trx: Transaction,
  customerId: number,
  name: string,
  limit: number,
): Promise<MentioningAlarm[]> {
  const words = wordsOf(name).map(({ text }) => foldText(text).replace(/[\\%_]/g, '\\$&'));
  if (words.length === 0) return [];
  const { rows } = await trx.raw(
    `select a.id, a.contextual_name as name, a.properties, a.text as message, a.point_path as "pointPath",
       a.point_name as "pointName", a.station_path as "stationPath", a.condition, a.alarm_class as "alarmClass"
     from alarm_search_texts f
       join alarms a on a.customer_id = f.customer_id and a.id = f.id
       join alarm_state s on s.customer_id = f.customer_id and s.id = f.id and s.deleted_at is null
     where f.customer_id = ? ${words.map(() => 'and f.search_text like ?').join(' ')}
     order by a.id desc limit ?`,
    [customerId, ...words.map((word) => `%${word}%`), limit],
  );
  return rows.map(({ id, name: known, properties, ...texts }: Omit<MentioningAlarm, 'texts'> & AlarmTextsRead) => ({
    ...{ id, name: known, properties, texts },
  }));
}
