import type { DeadLetter, DeadLetterCount } from '../../../domain/repair/dead-letters/dead-letter.ts';

export type DeadLetterMapper = DeadLetter;
export type DeadLetterCountMapper = DeadLetterCount;

export interface DeadLettersAndCountMapper {
  deadLetters(): Promise<DeadLetter[]>;
  count(): Promise<number>;
  counts(): Promise<DeadLetterCount[]>;
}
