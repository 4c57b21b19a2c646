import { grouped } from './common.ts';

/** Why a value is refused: forms and the server say it in the same words. */

export const required = (what: string): string => `${what} is required`;
export const tooLong = (what: string, max: number): string => `${what} can have at most ${grouped(max)} characters`;
export const lengthBetween = (what: string, max: number): string => `${what} must have 1 to ${grouped(max)} characters`;
export const notNumber = (what: string): string => `${what} must be a number`;
export const notEmail = (what: string): string => `${what} must be a valid email address`;

/** Name of the reason of a change of status, in its form and where it is missing. */
export const reasonName = 'Reason';

export const startsAfterEnd = 'Start must be before end';

/** Range of a replay (INT-081). */
export const replayStartsLater = 'Replay start date must be less than end date';
