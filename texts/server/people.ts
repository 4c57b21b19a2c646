import { alreadyExists, limitReached, notFound } from './common.ts';

/** People, teams and their settings. */
export const peopleTexts = {
  personNotFound: notFound('Person'),
  teamNotFound: notFound('Team'),
  teamExists: (name: string) => `${alreadyExists('Team', name)}.`,
  teamLimit: (max: number) => limitReached(max, 'teams'),
  phoneInvalid: 'Phone must be a valid phone number',
  startPageOfOthers: 'Only members of this customer have a start page',
  alertsForAdmins: 'Only Admins of this customer receive status alerts',
} as const;
