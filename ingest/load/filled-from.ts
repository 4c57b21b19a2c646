import type { ChangedRow, ChangeList, ChangeRows, Changes } from '../../domain/changes/changes-message.ts';
import type { WarehouseTable } from './warehouse-table.ts';

/** A table of the warehouse that holds what comes in one list of `changes`. */
export interface FilledTable<Row> extends WarehouseTable<Row> {
  list: ChangeList;
  /** Returns the records of a message. */
  recordsOf(message: Changes): Row[];
}

/** Declares the list of `changes` that a table is filled from, and the part of its rows that is stored. */
export const filledFrom = <List extends ChangeList, Row>(
  list: List,
  storedOf: (changed: ChangedRow<List>) => Row,
  table: WarehouseTable<Row>,
): FilledTable<Row> => ({
  ...table,
  list,
  recordsOf(message) {
    const rows: ChangeRows = message;
    return rows[list].map(storedOf);
  },
});
