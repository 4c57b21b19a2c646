/** A value that is offered, and how it reads. */
export interface Option {
  value: string;
  label: string;
}

/** Of an open list of options, px. */
export const listHeight = 208;
