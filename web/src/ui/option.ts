/** Offered value and its label. */
export interface Option {
  value: string;
  label: string;
}

/** Height of an option list, px. */
export const listHeight = 208;
