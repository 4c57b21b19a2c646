/** Mappings of internal fields to CMMS fields. */
export const mappingTexts = {
  table: 'Mappings',
  hint: 'The oldest matching mapping fills the field',
  empty: 'No mappings yet',
  emptyDetail: 'Without mappings, fields use entered or default values.',
  filledFrom: 'Filled from',
  kind: 'Kind',
  translations: 'Translations',
  ticketState: 'Work Ticket State',
  attribute: 'Attribute',
  deleteOf: (field: string) => `Delete mapping of ${field}`,
  add: 'Add mapping',
  addTitle: 'Add Mapping',
  internalType: 'Internal field type',
  internalName: 'Internal field name',
  chooseType: 'Choose a type',
  chooseTypeFirst: 'Choose a type first',
  namePlaceholder: "Name in the alarm's source",
} as const;

/** Relations between CMMS fields. */
export const relationTexts = {
  list: 'Relations',
  hint: 'A dependent field shows only options for its parent’s value',
  empty: 'No relations yet',
  emptyDetail: 'No fields depend on each other yet.',
  dependsOn: 'depends on',
  deleteOf: (field: string) => `Delete relation of ${field}`,
  add: 'Add relation',
  addTitle: 'Add Relation',
  parent: 'Parent field',
} as const;
