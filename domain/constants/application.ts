/** USR.14 */
export const landingPages = ['TRIAGE', 'COMMAND_CENTER', 'WORK', 'ANALYTICS', 'ASSETS', 'SETTINGS'] as const;
export const socketReconnectMax = 10;
export const defaultProductName = 'Annunciator';
/** WIRE.1 */
export const storageKeys = {
  customerId: 'customer-id',
  teamId: 'team-id',
  ssoSignedIn: 'sso-signed-in',
  deepLink: 'deep-link',
} as const;
/** WIRE.6 */
export const providerDisplayName = 'Support';
/** UI-065: units that a duration is given in, with the most of each. */
export const durationUnits = [
  { unit: 'days', letter: 'd', max: 9_999 },
  { unit: 'hours', letter: 'h', max: 99_999 },
  { unit: 'minutes', letter: 'm', max: 59 },
] as const;
/** AUTH-139 */
export const defaultCustomerId = 1000;
/** ADM.1: what an edition is made of; an enterprise's has features besides its products. */
export const products = ['Alarms', 'Work', 'Analytics', 'Command Center'] as const;
export const enterpriseFeatures = ['cmmsConfig', 'cmmsMapping', 'assetRelationships'] as const;
/** SYS-006: length of a text to the provider, how many a person sends within an hour, and how many are listed. */
export const feedbackMaxLength = 4_000;
export const feedbackPerHour = 5;
export const feedbackShown = 25;
/** ADM.7: lengths of a request for support, and how many a person sends within an hour. */
export const supportSubjectMax = 200;
export const supportDescriptionMax = 4_000;
export const supportRequestsPerHour = 10;
/** Days for which sent mails and used links are remembered. */
export const sentMailDays = 30;
/** SYS.10: installations that the phone shell can be changed to, and the one that is chosen unless another is. */
export const releaseChannels = ['Dev', 'QA', 'Stage', 'Production'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];
export const defaultReleaseChannel: ReleaseChannel = 'QA';
/** contract: platforms whose systems install the phone shell. */
export const nativePlatforms = ['ios', 'android'] as const;
