import { notNumber, required, tooLong } from '../refusals.ts';
import { alreadyExists, limitReached, notFound, tooLarge } from './common.ts';

/** Fields, values, mappings and translations of maintenance systems. */
export const cmmsTexts = {
  fieldNotFound: notFound('CMMS field'),
  systemNotFound: notFound('Maintenance system'),
  valueNotFound: notFound('CMMS value'),
  mappingNotFound: notFound('Mapping'),
  internalFieldNotFound: notFound('Internal field'),
  translationNotFound: notFound('Translation'),
  assetNotFound: notFound('Asset'),
  alarmNotFound: notFound('Alarm'),
  noSuchAlarm: (id: string | number) => `Alarm ${id} does not exist`,
  internalField: 'Internal field',
  externalValue: 'External value',
  internalValue: 'Internal value',
  tooManyFields: 'Too many fields',

  fieldExists: (name: string) => alreadyExists('Field', name),
  fieldLimit: (max: number) => limitReached(max, 'fields'),
  reservedName: 'A field name cannot contain __proto__, prototype or constructor',
  fieldListedTwice: 'A field is listed more than once',
  otherSystem: 'The field belongs to another maintenance system',
  ownParent: (title: string) => `${title} cannot depend on itself`,
  noList: (title: string) => `${title} does not have a list of values`,
  valueExists: (name: string) => alreadyExists('Value', name),
  alarmOrAsset: 'Specify an alarm or an asset',

  mapped: (name: string) => `"${name}" is already mapped to this field`,
  translated: (value: string) => `"${value}" already has a translation`,
  translationLimit: (max: number) => limitReached(max, 'translations per field'),

  required,
  number: notNumber,
  boolean: (title: string) => `${title} must be yes or no`,
  dateTime: (title: string) => `${title} must be a date and time`,
  tooLong,
  notOfParent: (value: string, title: string) => `"${value}" is not an option of ${title} for its parent's value`,
  notOption: (value: string, title: string) => `"${value}" is not an option of ${title}`,
  noTranslation: (value: string, title: string) => `"${value}" has no translation for ${title}`,

  fileTooLarge: (megabytes: number) => tooLarge('A file', `${megabytes} MB`),
  header: (alternatives: string) => `The first line must name the columns ${alternatives}`,
  badLine: 'The line is not valid CSV',

  fieldsInPull: (system: string) => `The fields of ${system} are already being pulled`,
  valuesInPull: (title: string) => `The values of ${title} are already being pulled`,
  severalSystems: 'The fields belong to several maintenance systems',
  pullNotStarted: 'The pull could not be started. Please try again in a few seconds.',
  pullFailedToStart: 'The pull could not be started',
  systemRemoved: 'The maintenance system no longer exists',
  mayNoLongerPull: 'The person who started it may no longer configure fields',
  systemOff: (system: string) => `${system} is inactive`,
  pullUnsupported: (schema: string) => `Fields and values cannot be pulled from ${schema} yet`,
} as const;
