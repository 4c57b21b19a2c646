import { limitReached } from './common.ts';

/** Requests to the API that are refused whatever they are about. */
export const requestTexts = {
  noMetrics: 'Metrics are not available here',
  busy: 'Too many of your requests are in progress. Please try again.',
  networkBusy: 'Too many requests from your network are in progress. Please send it again.',
  downloadsBusy: 'Other downloads are running. Please try again.',
  importsBusy: 'Other imports are running. Please try again.',
  multipart: 'Send the file as multipart/form-data',
  badForm: 'The form could not be read',
  oneFile: 'Send one file',
  notUtf8: 'The file is not valid UTF-8 text',
  noConsole: 'The console is not built: dist/web is missing.',
  queueFull: 'Too many requests are waiting. Please send it again.',
  gatewayDown: 'The gateway is unavailable. Please send it again.',
  nothingToUpgrade: 'Not found',
  onlyWebSockets: 'Only WebSockets are supported here',
  noTakeover: 'Sockets cannot be taken over',
  tooManyConnections: 'Too many connections. Please try again.',
  otherOrigin: 'Only pages of this console can open sockets',
  liveLists: (max: number) => limitReached(max, 'live lists at once'),
} as const;
