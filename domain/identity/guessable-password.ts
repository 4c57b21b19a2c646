import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { passwordGuessesMin } from '../constants.ts';

/** Characters that are looked at: the time grows faster than the length. */
const lookedAt = 40;
/** Shorter words of a person's are in too many passwords by chance. */
const wordLengthMin = 4;
let made: ZxcvbnFactory | undefined;
/** Returns the estimator, whose list is unpacked with the first use. */
function estimatorOf(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: lookedAt });
  return made;
}

/**
 * Returns true for a password that somebody who tries the most common ones finds soon: one of the 49,000 of a list, as it
 * is, in other spelling or with something added, a sequence, a pattern of keys, or the person's own name or address.
 * @param about what others know of the person.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const words = about
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .flatMap((word) => (word.length >= wordLengthMin ? word.toLowerCase() : []))
    .toSorted((a, b) => b.length - a.length);
  // several words of the person's own are no harder to guess than one
  const besides = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  const isFew = (text: string) => estimatorOf().check(text, words).guesses < passwordGuessesMin;
  return isFew(password) || (besides.length < password.length && isFew(besides));
}

/** @throws AppError INVALID for a guessable password, at the field `path`. */
export function assertNotGuessable(password: string, about: readonly string[], path = 'password'): void {
  const message = identityTexts.guessable;
  if (isGuessable(password, about)) throw invalid(message, [{ path, message }]);
}
