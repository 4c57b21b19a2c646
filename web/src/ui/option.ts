import { answerTexts } from '#texts/common.ts';

/** Offered value and its label. */
export interface Option {
  value: string;
  label: string;
}

/** Options of a question that is answered by yes or no (UI-065). */
export const booleanOptions = [
  { value: true, label: answerTexts.yes },
  { value: false, label: answerTexts.no },
];

/** Height of an option list, px. */
export const listHeight = 208;
