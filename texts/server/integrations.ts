import { notNumber, required, tooLong } from '../refusals.ts';
import { notFound } from './common.ts';

/** Integrations: their form, keys and addresses. */
export const integrationTexts = {
  notFound: notFound('Integration'),
  doesNotExist: 'This integration does not exist',
  noLongerExists: 'The integration no longer exists',
  invalid: 'The integration is not valid',
  directionRequired: required('Direction'),
  schemaRequired: required('Schema'),
  schemaUnknown: 'Unsupported schema',
  connectionTypeRequired: required('Connection type'),
  otherDirection: 'This schema has the other direction',
  noSuchSetting: 'This integration has no such setting',
  nameTaken: 'An integration with this name already exists',
  addressTaken: 'This address is already in use',
  fixed: (label: string) => `${label} cannot be changed`,

  required,
  boolean: (label: string) => `${label} must be yes or no`,
  list: (label: string) => `${label} must be a list`,
  listTooLong: (label: string, max: number) => `${label} can have at most ${max} entries`,
  emptyEntry: (label: string) => `${label} has an empty entry`,
  number: notNumber,
  atLeast: (label: string, min: number) => `${label} must be at least ${min}`,
  atMost: (label: string, max: number) => `${label} must be at most ${max}`,
  wholeNumber: (label: string) => `${label} must be a whole number`,
  text: (label: string) => `${label} must be text`,
  date: (label: string) => `${label} must be a date`,
  option: (label: string) => `${label} must be one of its options`,
  tooLong,
  url: 'Invalid url',
  email: (value: string) => `${value} is not a valid email address`,
  sender: (value: string) => `${value} is not a valid address or @domain`,

  noLicenseKey: 'This integration has no license key',
  onlyHash: 'This license key cannot be shown again. Rotate it to get a new one.',
} as const;

/** Addresses that the installation connects to. */
export const addressTexts = {
  invalid: 'The address must be a valid http or https URL',
  credentials: 'The address must not contain a username or password',
  https: 'The address must begin with https',
  blocked: (host: string) => `${host} is in a network that this installation does not connect to`,
} as const;
