/** What somebody writes who tries whether an id is more than an id. */
export const hostileIds = (theirs: string): string[] => [
  `${theirs} `,
  `0${theirs}`,
  `${theirs}.0`,
  `+${theirs}`,
  `-${theirs}`,
  '-1',
  '0',
  '1e9',
  '0x1389',
  '９９',
  '9223372036854775808',
  '9'.repeat(40),
  `${theirs} or true`,
];

/** What somebody writes who tries whether a text is more than a text. */
export const hostileTexts: readonly string[] = [
  `' or true --`,
  `"; drop table alarms; --`,
  '%',
  '_%',
  '{}',
  'null',
  '\\',
  '\u0000',
  '\ud800',
  '*',
  '../../etc/passwd',
  '__proto__',
  'constructor',
];
