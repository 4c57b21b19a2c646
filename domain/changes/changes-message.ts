import type { ListOfChanges } from './change-list.ts';
import * as lists from './generated/lists.ts';

export type * from './generated/lists.ts';

type Lists = typeof lists;
export type ChangeList = keyof Lists;
export const changeLists = Object.keys(lists) as ChangeList[];
/** Encoding of each list's rows, and the message that they travel in. */
export const codecs: { readonly [List in ChangeList]: ListOfChanges<object> } = lists;

/** The part of a message besides its lists. */
export interface ChangesHead {
  customerId: number;
  /** Time of the commit, for accept-to-visible. */
  at: number;
  /** Time when a door received the oldest payload that caused it; null if no source caused it. */
  acceptedAt: number | null;
  /** The same of the newest payload. */
  newestAcceptedAt: number | null;
}
export type ChangedRow<List extends ChangeList> = ReturnType<Lists[List]['rowsOf']>[number];
/** Every list that a message may hold, by name. Times in rows are milliseconds since the epoch. */
export type ChangeRows = { [List in ChangeList]: Array<ChangedRow<List>> };

/**
 * Changes of one transaction for one customer. Rows are whole, as they are after the change, each with its version;
 * receivers ignore older versions. Fields are only added.
 */
export interface Changes extends ChangesHead, ChangeRows {}

/** Returns empty changes, for the caller to fill. */
export const noChanges = (customerId: number, at: number): Changes => ({
  customerId,
  at,
  acceptedAt: null,
  newestAcceptedAt: null,
  ...(Object.fromEntries(changeLists.map((list) => [list, []])) as unknown as ChangeRows),
});
