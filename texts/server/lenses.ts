import { required, tooLong } from '../refusals.ts';
import { alreadyExists, limitReached, notFound } from './common.ts';

/** Lenses and saved views. */
export const lensTexts = {
  /** The same answer for both: nobody learns of lenses that others keep. */
  notFound: 'This lens does not exist or is not shared with you',
  exists: (name: string) => `${alreadyExists('Custom system lens', name)}.`,
  nameRequired: (what: string) => required(`${what} name`),
  nameTooLong: (max: number) => tooLong('A name', max),
  sortFormat: 'Sort must be FIELD.ASC or FIELD.DESC',
  columnNotFound: notFound('Column'),
  columnTwice: 'A column is listed more than once',
  alarmColumn: 'The Alarm column is required',
  categoryNotFound: notFound('Category'),
  kinds: (kinds: string) => `Only ${kinds} lenses can be created`,
  limit: (max: number) => limitReached(max, 'lenses'),
  listedTwice: 'A lens is listed more than once',
  standard: 'Standard lenses cannot be changed',
  /** Descriptions of standard lenses. */
  descriptions: {
    activeAlarms: 'Active in any status',
    intake: 'New alarms waiting for a decision',
    snoozed: 'Hidden until a set time',
    declined: 'Reviewed, no action needed',
    dispatched: 'With open work',
    nuisance: 'Chattering or fleeting in the last 7 days',
    activeWork: 'Open tickets',
    myWork: 'Open tickets assigned to you',
    closedWork: 'Closed tickets, most recent first',
    allWork: 'Open and closed tickets',
    activeAssets: 'Assets and places with an active alarm on them or in them',
    criticalAssets: 'Assets and places of criticality 4 and 5',
    allAssets: 'All assets and places',
    customStatus: 'Alarms in a custom status',
  },
  view: {
    notFound: notFound('View'),
    exists: (name: string) => `${alreadyExists('View', name)}.`,
    limit: (max: number) => limitReached(max, 'views'),
  },
} as const;
