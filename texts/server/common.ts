import { startsAfterEnd } from '../refusals.ts';

/** Patterns of errors: every kind of error reads the same everywhere. */

export const notFound = (what: string): string => `${what} not found`;
export const alreadyExists = (what: string, name: string): string => `${what} "${name}" already exists`;
export const limitReached = (max: number, things: string): string =>
  `Limit reached: at most ${max.toLocaleString('en-US')} ${things}`;
export const tooLarge = (what: string, size: string): string => `${what} can be at most ${size}`;
export const changedSince = (what: string): string => `${what} has changed since you opened it. Please check it again.`;

export const commonTexts = {
  invalidCharacters: 'Text contains invalid characters',
  invalidJson: 'Invalid JSON',
  unknownTimezone: 'Unknown timezone',
  rangeEndsFirst: 'The range ends before it starts',
  rangeTooLong: (days: number) => `The range can be at most ${days} days`,
  rangeIsEmpty: 'The range is empty',
  startsAfterEnd,
} as const;
