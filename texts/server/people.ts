import { alreadyExists, limitReached, notFound } from './common.ts';

/** People, teams and their settings. */
export const peopleTexts = {
  personNotFound: notFound('Person'),
  teamNotFound: notFound('Team'),
  teamExists: (name: string) => `${alreadyExists('Team', name)}.`,
  teamLimit: (max: number) => limitReached(max, 'teams'),
  teamOfHeader: 'The header team-id names another team than the operation',
  locationNotFound: notFound('Location'),
  locationExists: (name: string) => `${alreadyExists('Location', name)}.`,
  locationLimit: (max: number) => limitReached(max, 'locations'),
  locationEmpty: 'A location needs at least one value',
  locationValue: (max: number) => `A value has 1 to ${max} characters`,
  locationValues: (max: number) => limitReached(max, 'values of a location'),
  propertyTwice: 'A property is listed more than once',
  buildingNotFound: notFound('Building'),
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
    signsOn: 'This address signs in through your organization’s single sign-on',
  },
  startPageOfOthers: 'Only members of this customer have a start page',
  ownAccess: 'You cannot disable or delete yourself. Another Admin can.',
  isPending: 'This person has not accepted the invitation yet. Void the invitation instead.',
  hasActiveWork: (tickets: number) =>
    `This user has ${tickets} active work tickets assigned to them. You must reassign these tickets in order to delete this user.`,
  reassignToOther: 'Tickets of somebody who is deleted go to somebody else',
  alertsForAdmins: 'Only Admins of this customer receive status alerts',
} as const;
