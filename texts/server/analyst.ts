import { alreadyExists, limitReached, notFound } from './common.ts';

/** Readers of the analyst views, on the page and in the command. */
export const analystTexts = {
  readerName: 'A name has lower-case letters, digits, - and _, begins with a letter, and is short.',
  ownersName: 'This is the name of the owner.',
  exists: (name: string) => alreadyExists('Reader', name),
  notFound: notFound('Reader'),
  tooMany: (max: number) =>
    `${limitReached(max, 'readers, revoked ones included')}. Give a new one the name of one that is revoked.`,
  notKept:
    'A ClickHouse server has users of its own: engines/clickhouse/server/analyst.sql says how to make readers there.',
} as const;
