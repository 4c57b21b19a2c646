/** Bodies of events as sources send them, and their items. */
export const batchTexts = {
  notUtf8: 'The body is not valid UTF-8.',
  empty: 'The body is empty.',
  tooMany: (max: number) => `The body has more than ${max} items.`,
  openArray: 'The array is incomplete: a bracket, brace or quote is missing.',
  openArrayBracket: 'The array is incomplete: a bracket is missing.',
  afterArray: 'There is text after the end of the array.',
  notJson: 'The body is neither a JSON array nor a JSON object.',
  openObject: 'The object is incomplete: a bracket, brace or quote is missing.',
  afterObject: 'There is text after the end of the object.',
  emptyItem: 'The item is empty.',
  largeItem: (kilobytes: number) => `The item is larger than ${kilobytes} KB.`,
  invalidItem: (detail: string) => `The item is not valid JSON: ${detail}`,
} as const;
