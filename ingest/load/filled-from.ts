import type { ChangedRow, ChangeList, ChangeRows, Changes } from '../../domain/changes/changes-message.ts';
import type { WarehouseRow, WarehouseTable } from './warehouse-table.ts';

/** A table of the warehouse that holds what comes in one list of `changes`. */
export interface FilledTable<Row> extends WarehouseTable<Row> {
  list: ChangeList;
  /** Returns the rows of a message. */
  rowsOf(message: Changes): WarehouseRow[];
}

/** Declares the list of `changes` that a table is filled from, and the part of its rows that is stored. */
export const filledFrom = <List extends ChangeList, Row>(
  list: List,
  storedOf: (changed: ChangedRow<List>) => Row,
  table: WarehouseTable<Row>,
): FilledTable<Row> => ({
  ...table,
  list,
  rowsOf(message) {
    const rows: ChangeRows = message;
    return rows[list].map((changed) => table.rowOf(message.customerId, storedOf(changed)));
  },
});
