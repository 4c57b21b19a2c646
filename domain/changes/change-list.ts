import { columnsNamed, rowsOf, type Table, tableOf } from '../../platform/table.ts';

/** A list of rows that messages of changes hold. */
export interface ListOfChanges<Row extends object> {
  /**
   * Name of the message that it travels in: lists of one name share messages. Few consumers need more than one of these,
   * and a consumer need not parse the messages that it skips.
   */
  message: string;
  tableOf(rows: readonly Row[]): Table;
  rowsOf(table: Table | undefined): Row[];
}

const wholeTable = <Row extends object>(rows: readonly Row[]): Table =>
  tableOf(rows, columnsNamed(Object.keys(rows[0] ?? {}) as Array<keyof Row & string>));

/**
 * Declares a list of rows in the message of this name.
 * @param encoding of rows that are not written or read as they stand.
 */
export const changeList = <Row extends object>(
  message: string,
  encoding: Partial<Pick<ListOfChanges<Row>, 'tableOf' | 'rowsOf'>> = {},
): ListOfChanges<Row> => ({ message, tableOf: wholeTable, rowsOf, ...encoding });
