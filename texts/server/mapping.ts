/** Maps and templates by which an integration's payloads are parsed. */
export const mappingTexts = {
  time: 'Every event needs a time.',
  recordId: 'Records need an id: map the field that holds it.',
  eventWords: 'At most 100 event words.',
  unusable: (map: string, place: string, problem: string) => `the ${map} cannot be used${place}: ${problem}`,
  noMap: (version: string) => `${version} does not use a map: remove it`,
  headerAndColumns: 'The header already names the columns: remove the column names, or turn the header off.',
  noColumnNames: 'Nothing names the columns: use column numbers, or name the columns.',
  subjects: 'At most 20 subjects.',
  labelsOrText: 'Use either labels or a text, not both.',
  memberFormat: 'Use the form set/member, e.g. 108/68.',
  members: 'At most 1,000 members.',
  unknownToken: (name: string, fields: string) => `{${name}} is not a field. Use one of ${fields}, or ignore.`,
  tokenTwice: (name: string) => `{${name}} is used twice.`,
  nothingBetween: (name: string) => `Put text between {${name}} and the token before it, so they can be told apart.`,
  noToken: 'The template has no token such as {pointPath}.',
  bandsOverlap: 'Two bands overlap: each number can belong to only one band.',
} as const;
