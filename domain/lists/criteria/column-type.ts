/** `property` is a list of texts: `in` asks for any of them, and an empty one is blank. */
export type ColumnType = 'text' | 'uuid' | 'int' | 'bigint' | 'boolean' | 'time' | 'property';
export type Value = string | number | boolean;
