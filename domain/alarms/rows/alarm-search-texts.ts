import { type BulkColumn, bindingsOf, columnList, unnestOf } from '../../../platform/bulk-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { searchTextOf } from '../../lists/criteria/fold.ts';

/**
 * Texts by which alarms are found, beside states that this transaction has locked. Every statement binds the customer.
 */

/** An alarm with the texts that people may search it by. */
export interface SearchedAlarm {
  customerId: number;
  id: number;
  contextualName: string;
  text: string;
  pointPath: string | null;
}

const sent: Array<BulkColumn<SearchedAlarm>> = [
  { column: 'customer_id', type: 'int', value: ({ customerId }) => customerId },
  { column: 'id', type: 'bigint', value: ({ id }) => id },
  {
    column: 'search_text',
    type: 'text',
    value: ({ pointPath, ...alarm }) => searchTextOf({ ...alarm, point: pointPath }),
  },
];
const insertSql = `insert into alarm_search_texts (${columnList(sent)}) select * from ${unnestOf(sent)}`;
// a text that stays costs the search index nothing
const updateSql = `update alarm_search_texts f set search_text = n.search_text from ${unnestOf(sent)}
  where f.customer_id = n.customer_id and f.id = n.id and f.search_text <> n.search_text`;

/** Inserts the texts of new alarms. */
export async function insertSearchTexts(trx: Transaction, alarms: readonly SearchedAlarm[]): Promise<void> {
  if (alarms.length > 0) await trx.raw(insertSql, bindingsOf(sent, alarms));
}

/** Updates the texts of alarms whose name, text or point may have changed. */
export async function updateSearchTexts(trx: Transaction, alarms: readonly SearchedAlarm[]): Promise<void> {
  if (alarms.length > 0) await trx.raw(updateSql, bindingsOf(sent, alarms));
}
