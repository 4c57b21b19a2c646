import { failedTo } from './common.ts';
import { pageTexts } from './pages.ts';

/** Help: the form that asks the provider for support, and the page on which its people read that. */
export const supportTexts = {
  title: 'Contact support',
  intro: (product: string) =>
    `Your request goes to the people who run ${product}, with your name and email address and the page that you are on.`,
  subject: 'Subject',
  description: 'What happened, and what did you expect?',
  send: 'Send request',
  sent: 'Request has been sent',
  sentDetail: (email: string) => `We will reply to ${email}.`,
  sendFailed: failedTo('send support request'),
  requests: pageTexts.supportRequests,
  requestsFailed: failedTo('get support requests'),
  requestsEmpty: 'No support requests yet',
  requestsEmptyDetail: 'Requests that people send through Help are listed here.',
  received: 'Received',
  customer: 'Customer',
  person: 'Person',
  request: 'Request',
  page: 'Page',
  version: 'Version',
  more: 'Show more',
} as const;
