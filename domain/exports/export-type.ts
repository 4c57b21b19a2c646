/** Name of a list as `exportType` has it (ANA.10). */
export const exportTypeOf = (list: string): string => list.toUpperCase().replaceAll('-', '_');
