import { required } from '../refusals.ts';
import { limitReached } from './common.ts';

/** Feedback to the provider. */
export const feedbackTexts = {
  text: 'Feedback',
  textRequired: required('Feedback'),
  limit: (max: number) => limitReached(max, 'messages an hour'),
} as const;
