import { failedTo } from './common.ts';

/** The page of the phone shell's version. */
export const versionTexts = {
  title: 'Version',
  channel: 'Channel',
  noAddress: (channel: string) => `${channel} (not set up)`,
  apply: 'Apply',
  checking: 'Checking for an update…',
  downloading: 'Download',
  extracting: 'Extract',
  percent: (done: number) => `${done}%`,
  upToDate: 'The newest version is installed.',
  reloading: 'Reloading…',
  failedDetail: `${failedTo('update version')}. What is installed stays in use. Try again.`,
  unsupported: 'Updates require HTTPS. Open this page over https.',
  readFailed: failedTo('get release channels'),
  configuration: 'Current configuration',
  address: 'Address',
  platform: 'Platform',
  web: 'web',
  installed: 'Installed build',
  none: 'none',
  onServer: 'Build on the server',
  version: 'Version of the server',
} as const;
