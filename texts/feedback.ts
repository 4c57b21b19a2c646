import { failedTo } from './common.ts';
import { pageTexts } from './pages.ts';

/** The settings page Feedback (SYS-006). */
export const feedbackTexts = {
  title: pageTexts.feedback,
  text: 'Your feedback',
  help: (product: string) =>
    `Tell us what works well in ${product} and what gets in your way. It goes to the people who run ${product}, with your name and email address.`,
  send: 'Send feedback',
  sent: 'Feedback sent',
  sendFailed: failedTo('send feedback'),
  list: 'Sent feedback',
  none: 'You have not sent any feedback yet.',
  listFailed: failedTo('get feedback'),
} as const;
