import { alreadyExists, limitReached, notFound } from './common.ts';

/** People, teams and their settings. */
export const peopleTexts = {
  personNotFound: notFound('Person'),
  phoneInvalid: 'Phone must be a valid phone number',
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
  startPageOfOthers: 'Only members of this customer have a start page',
  alertsForAdmins: 'Only Admins of this customer receive status alerts',
} as const;
