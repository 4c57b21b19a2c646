import { failedTo, plural } from './common.ts';

/** Incidents: alarms that are shown as one row under their likely cause. */
export const incidentTexts = {
  groupByCause: 'Group by cause',
  groupHint: 'One row for alarms with the same likely cause',
  open: (alarms: number, cause: string) => `Show ${plural(alarms, 'alarm')} grouped under ${cause}`,
  close: (alarms: number, cause: string) => `Hide ${plural(alarms, 'alarm')} grouped under ${cause}`,

  actsOn: (alarms: number) => `Acts on ${plural(alarms, 'alarm')}`,
  actsOnHint: 'Keyboard shortcuts, the checkbox, and the actions next to it apply to all of these alarms.',
  selectAll: (alarms: number) => `Select ${plural(alarms, 'alarm')} in this row`,
  actOn: 'Apply to',
  allOfRow: (alarms: number) => `All ${plural(alarms, 'alarm')}`,
  onlyOne: (alarm: string) => `Only ${alarm}`,

  incident: 'Incident',
  count: (active: number, all: number) =>
    active === 0 ? `${plural(all, 'alarm')}, none active` : `${active} of ${plural(all, 'alarm')} active`,
  cause: 'Likely cause',
  why: 'Why it is here',
  highest: 'Highest priority',
  started: 'Started',
  ended: 'Returned to normal',
  stillActive: 'Still active',
  byHand: 'Changed by a person',
  alarmsOf: 'Alarms of this incident',

  split: 'Split off',
  splitTitle: (alarm: string) => `Split off ${alarm}?`,
  splitDetail: 'The alarm gets a row of its own and is not grouped with this incident again.',
  splitDone: (alarm: string) => `${alarm} is no longer part of the incident.`,
  merge: 'Merge',
  mergeTitle: 'Merge incidents',
  mergeDetail: 'All alarms of the selected incident become part of this one.',
  mergeWith: 'Incident to merge',
  noneToMerge: 'There is no other incident.',
  mergeDone: 'Incidents merged.',
  option: (cause: string, alarms: number) => `${cause}, ${plural(alarms, 'alarm')}`,

  createTicket: 'Create one ticket',
  ticketTakes: (max: number) =>
    `A ticket takes ${max} alarms. This one takes the ${max} highest of the whole incident and shows the others as related.`,
  createAnyway: 'Create anyway',
  hasWorkTitle: 'There is open work on these alarms',
  hasWork: (tickets: readonly string[]) => `Open: ${tickets.join(', ')}. Create another ticket?`,
  ticketDone: (ticket: string) => `Ticket ${ticket} created`,
  ticketDetail: (related: number) =>
    related === 0 ? 'All alarms of the incident are on it.' : `It shows ${plural(related, 'more alarm')} as related.`,
  openTicket: 'Open ticket',
  related: 'Related alarms',
  relatedAside: (count: number) => `${plural(count, 'alarm')} of the same incident`,

  failed: failedTo('get the incident'),
  failedList: failedTo('get the incidents'),
  failedRelated: failedTo('get related alarms'),
  failedSplit: failedTo('split the incident'),
  failedMerge: failedTo('merge the incidents'),
  failedTicket: failedTo('create the ticket'),

  page: {
    now: 'Now',
    nowDetail: 'Rows that lists show right now.',
    history: 'The last 30 days',
    historyDetail:
      'A dry run over history: grouping is tried on past alarms without changing anything. Assets and relations are those of today.',
    intake: 'Intake',
    active: 'Active',
    list: 'List',
    before: 'Without grouping',
    after: 'With grouping',
    fewer: 'Fewer rows',
    incidents: 'Incidents',
    largest: 'Largest incident',
    alarms: (count: number) => plural(count, 'alarm'),
    cut: 'There were too many alarms to read all of them. This is the first part of the period.',
    failed: failedTo('measure grouping'),
    current: 'Active incidents',
    none: 'No active incidents',
    noneDetail: 'Alarms are grouped when assets that feed each other fail within five minutes.',
  },
} as const;
