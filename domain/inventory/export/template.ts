import { columns, columnsOfType, type InventoryType } from '../columns.ts';

/** Headings of the template of a type, which exports have too. */
export const templateOf = (type: InventoryType): string[] => columnsOfType(type).map((key) => columns[key].label);
