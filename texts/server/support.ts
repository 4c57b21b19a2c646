import { required } from '../refusals.ts';

/** Requests for support. */
export const supportTexts = {
  subject: 'Subject',
  subjectRequired: required('Subject'),
  description: 'Description',
  descriptionRequired: required('Description'),
  page: 'Page',
  limit: (most: number) => `You can send ${most} requests an hour. Please try again later.`,
} as const;
