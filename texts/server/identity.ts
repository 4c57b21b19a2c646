import { notEmail, required } from '../refusals.ts';
import { alreadyExists, limitReached, notFound } from './common.ts';

/** Names of an edition's features, as people know them; products have theirs. */
const planItems: Record<string, string> = {
  kpi: 'KPI dashboard',
  cmmsConfig: 'CMMS Config',
  cmmsMapping: 'CMMS mapping',
  assetRelationships: 'Asset relationships',
};

/** Signing in, passwords and access. */
export const identityTexts = {
  pilotEnded: 'The pilot has ended: everything can be read, nothing can be changed. Please contact support.',
  notInPlan: (item: string) => `${planItems[item] ?? item} is not included in your plan`,
  notSuper: 'User does not have super user permission',
  busy: 'Too many people are signing in. Please try again.',
  sessionOver: 'Your session has ended. Please sign in again.',
  noCustomer: 'Your account has no access to any customer. Please contact your administrator.',
  noAccess: 'You do not have access to this customer',
  badHandOver: 'This code has expired or was already used. Create a new one on your other device.',
  disabled: 'Your access is disabled. Please contact your administrator.',
  incorrect: 'Incorrect username or password',
  emailRequired: required('Email'),
  emailInvalid: notEmail('Email'),
  passwordRequired: required('Password'),
  rules: {
    length: 'At least 8 characters',
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    special: 'A special character, such as ! @ # $ % & * ?',
  },
  breaksRules: 'Your new password does not meet the requirements',
  guessable: 'This password is too easy to guess: many people have it, or one like it. Choose another.',
  oldRequired: required('Your old password'),
  oldIncorrect: 'Your old password is incorrect',
  builtInRoles: {
    ADMIN: { name: 'Admin', description: 'Everything, with all settings and all people' },
    MANAGER: { name: 'Manager', description: 'Alarms, all work and reports; settings to look at' },
    STANDARD: { name: 'Standard', description: 'Alarms, own and team work, and reports' },
    VENDOR: { name: 'Vendor', description: 'Alarms, and the work they are given' },
    OCCUPANT: { name: 'Occupant', description: 'The KPI dashboard' },
    NONE: { name: 'None', description: 'Only their own profile' },
  },
  roles: {
    notFound: notFound('Role'),
    exists: (name: string) => `${alreadyExists('Role', name)}.`,
    reserved: 'This is the name of a built-in role',
    limit: (max: number) => limitReached(max, 'roles'),
    inUse: (name: string) => `Role "${name}" is in use. Give its people another role first.`,
    changedMeanwhile: 'Somebody else has changed this role meanwhile',
    unknownArea: notFound('Area'),
    unknownAction: 'A role cannot grant this action in this area',
    areaTwice: 'An area is listed more than once',
    customNeedsId: 'A custom role has an id, a built-in role has none',
    morePermissions: 'You can give or take away only permissions that you have yourself',
    lastAdmin: 'The last active Admin keeps this role. Make somebody else an Admin first.',
  },
  badLink: 'Sorry, it looks like your change password link expired or is invalid. Please reset your password again',
} as const;
