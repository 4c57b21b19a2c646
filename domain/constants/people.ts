/** Teams and locations of a customer. */
export const teamsMax = 1_000;
export const locationsMax = 1_000;
/** Properties of a location, their values in all, and places of either kind of a team. */
export const locationPropertiesMax = 10;
export const locationValuesMax = 200;
export const teamPlacesMax = 100;
/** Roles that a customer makes, people who are given one at once, and people named of those who have one. */
export const rolesMax = 100;
export const assignedAtOnce = 1_000;
export const rolePeopleShown = 50;
/** USR.8: days for which the link of an invitation is good. */
export const inviteLinkDays = 7;
/** Invitations that a customer sends within an hour at most, so that nobody mails strangers through it. */
export const invitesPerHour = 100;
/** Calls that open or redeem links of invitations, from one address, within a minute. */
export const activationsPerMinute = 20;
/** USR.17 (USR-091): country code of a phone number that says none. */
export const phoneCountryCode = '1';
/** Companies of a customer at most. */
export const companiesMax = 1_000;
/** USR.1: true if a vendor has the actions of a standard user. */
export const vendorActionsFollowStandard = false;
/** USR.21: how often a person's latest request is recorded. */
export const lastActiveStepMinutes = 5;
/** USR.12: how often a session of the provider's within a customer is audited. */
export const providerAccessStepMinutes = 60;
/** USR.17: a code by text message, how often one is sent and tried; a link to a new e-mail address. */
export const phoneCodeMinutes = 10;
export const phoneCodeTries = 5;
export const phoneCodesPerHour = 3;
export const emailChangeHours = 24;
export const emailChangesPerHour = 3;
export const personNameMaxLength = 100;
export const titleMaxLength = 200;
/** Photos of people: size of a file, pixels that are decoded at most, and sides of the squares that are kept. */
export const avatarMaxMb = 10;
export const avatarMaxPixels = 50_000_000;
export const avatarSizes = { small: 64, large: 256 } as const;
/** Photos that a process receives at once, each of them in memory, and of one person. */
export const avatarsReceivedAtOnce = 12;
export const avatarsReceivedOfOne = 2;
/** MOB.3: characters of a token, and devices of a person: one more takes the place of the oldest. */
export const deviceTokenMaxLength = 4_096;
export const devicesMax = 20;
/** NOTIF.12: characters of a message to a device. */
export const pushTitleMaxLength = 60;
export const pushBodyMaxLength = 180;
/** Hours after which nobody is notified any more that work was assigned to them. */
export const assignmentNoticeHours = 24;
