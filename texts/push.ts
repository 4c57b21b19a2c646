import { failedTo } from './common.ts';

/** Notifications on a device. */
export const pushTexts = {
  onThisDevice: 'Notifications on this device',
  about: 'When work is assigned to you',
  blocked: 'Notifications are blocked. Allow them for this site in the settings of the browser.',
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, add the page to the home screen first.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  turnedOn: 'Notifications are on',
  turnedOff: 'Notifications are off',
  addFailed: failedTo('add device registration token'),
  removeFailed: failedTo('remove device registration token'),
} as const;
