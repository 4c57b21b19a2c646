import { notFound } from './common.ts';

/** Relations between assets and places. */
export const relationTexts = {
  notFound: notFound('Relation'),
  endNotFound: notFound('Asset'),
  toItself: 'An asset cannot have a relation with itself',
  closesPartCycle: 'An asset cannot be part of one of its own parts',
  exists: 'This relation already exists',
  readOnly: 'This relation comes from a location or an import. Change it there.',
  notSuggested: 'This relation is not a suggestion',
  closesLoop: (source: string, target: string) =>
    `This closes a loop: ${target} already feeds ${source}, directly or through others`,
  skipsLevel: (source: string, target: string, via: string) =>
    `This skips a level: ${source} is already connected to ${target} through ${via}`,
} as const;
