import { alreadyExists, limitReached, notFound } from './common.ts';

/** People, teams and their settings. */
export const peopleTexts = {
  personNotFound: notFound('Person'),
  teamNotFound: notFound('Team'),
  teamExists: (name: string) => `${alreadyExists('Team', name)}.`,
  teamLimit: (max: number) => limitReached(max, 'teams'),
  phoneInvalid: 'Phone must be a valid phone number',
  companyNotFound: notFound('Company'),
  companyExists: (name: string) => `${alreadyExists('Company', name)}.`,
  companyLimit: (max: number) => limitReached(max, 'companies'),
  invite: {
    exists: 'Email already exists',
    registered: 'This user is already registered. Please contact support.',
    limit: (max: number) => `${limitReached(max, 'invitations an hour')}. Please try again later.`,
    notPending: 'This person has no open invitation',
    roles: 'Your role cannot invite people with this role',
    badLink:
      'Sorry, it looks like your access link expired or is invalid. Please reach out to your Virtual Facility Admin to request a new invitation email!',
    signsOn: 'This address signs in through your organization’s single sign-on',
  },
  startPageOfOthers: 'Only members of this customer have a start page',
  alertsForAdmins: 'Only Admins of this customer receive status alerts',
} as const;
