import { alreadyExists, limitReached, notFound } from './common.ts';

/** People, teams and their settings. */
export const peopleTexts = {
  personNotFound: notFound('Person'),
  teamNotFound: notFound('Team'),
  teamExists: (name: string) => `${alreadyExists('Team', name)}.`,
  teamLimit: (max: number) => limitReached(max, 'teams'),
  startPageOfOthers: 'Only members of this customer have a start page',
  ownAccess: 'You cannot disable or delete yourself. Another Admin can.',
  isPending: 'This person has not accepted the invitation yet. Void the invitation instead.',
  hasActiveWork: (tickets: number) =>
    `This user has ${tickets} active work tickets assigned to them. You must reassign these tickets in order to delete this user.`,
  reassignToOther: 'Tickets of somebody who is deleted go to somebody else',
  alertsForAdmins: 'Only Admins of this customer receive status alerts',
} as const;
