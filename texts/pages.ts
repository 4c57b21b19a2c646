/** Names of pages, in links and as titles: apart from the pages' other texts, which are loaded with them. */
export const pageTexts = {
  integrations: 'Integrations',
  deadLetters: 'Dead letters',
  throughput: 'Alarm throughput',
  cmmsConfig: 'CMMS Config',
  reports: 'Reports',
  counts: 'Counts',
  work: 'Work',
  allWork: 'All work',
  followUp: 'Follow-up',
} as const;
