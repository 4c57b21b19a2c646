import { lengthBetween, tooLong } from '../refusals.ts';
import { alreadyExists, changedSince, notFound } from './common.ts';

const things = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Places and assets, their classes and space types. */
export const assetTexts = {
  notFound: notFound('Asset'),
  changed: (id: string | number) => changedSince(`Asset ${id}`),
  length: (max: number) => lengthBetween('A name', max),
  tooLong: (max: number) => tooLong('A value', max),
  exists: alreadyExists,
  criticality: 'Criticality is a whole number from 1 to 5',
  unknownClass: (name: string) => notFound(`Class "${name}"`),
  classExists: (name: string) => alreadyExists('Class', name),
  classNotFound: notFound('Class'),
  classUsed: (name: string, count: number) =>
    `Class "${name}" is used by ${things(count, 'asset')} and cannot be deleted`,
  classBuiltIn: (name: string) => `Class "${name}" is part of Brick and cannot be deleted`,
  parentNotFound: 'The asset or place that it is in does not exist',
  inItself: 'An asset cannot be inside itself',
  placeInAsset: 'A place cannot be inside equipment or a system',
  buildingInPlace: 'A building cannot be inside a floor or a room',
  tooDeep: (max: number) => `Assets can be nested at most ${max} levels deep`,
  spaceTypeNotFound: notFound('Space type'),
  spaceTypeExists: (name: string) => alreadyExists('Space type', name),
  spaceTypeUsed: (name: string, count: number) =>
    `Space type "${name}" is used by ${things(count, 'space')} and cannot be deleted`,
  onlySpaces: 'Only a space has a space type',
  propertyTwice: 'A property is listed more than once',
  tooManyProperties: (max: number) => `An asset has at most ${max} properties`,
  paidByAdmin: 'Only an Admin can change whether an asset is paid',
  someIds: (max: number) => `Choose between 1 and ${max} assets`,
  sameAsset: 'Choose another asset',
  noAlarms: 'The asset has no alarms to reassign',

  blockers: {
    alarms: (count: number) => `It has ${things(count, 'alarm')}. Reassign them to another asset first.`,
    work: (count: number) => `It has ${things(count, 'open work ticket')}.`,
    children: (count: number) => `${things(count, 'other asset')} ${count === 1 ? 'is' : 'are'} in it.`,
  },
  blocked: (name: string, reasons: readonly string[]) => `${name} cannot be deleted. ${reasons.join(' ')}`,
} as const;
