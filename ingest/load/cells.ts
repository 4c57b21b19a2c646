import { utcText } from '../../platform/instant.ts';

/** A row as JSONCompactEachRow takes it, in the order of its table's columns. */
export type WarehouseRow = Array<string | number | null | readonly string[]>;

export const flag = (is: boolean): number => (is ? 1 : 0);
export const flagOrNull = (is: boolean | null): number | null => (is === null ? null : flag(is));
export const utcTextOrNull = (ms: number | null): string | null => (ms === null ? null : utcText(ms));
