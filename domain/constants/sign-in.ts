/** AUTH.6, USR.7 */
export const idleSeconds = 1_800;
/** AUTH.15: for how long a network from which an account has signed in is known for it. */
export const knownAddressDays = 90;
/**
 * AUTH.15: failures after which tries wait longer and longer: of an account from a network, of a network over all
 * accounts.
 */
export const signInFailuresPerPair = { most: 10, windowMinutes: 15 } as const;
export const signInFailuresPerAddress = { most: 100, windowMinutes: 60 } as const;
/** Failures of an account from unknown networks after which each of those has one before it waits. */
export const signInFailuresPerAccount = { most: 20, windowMinutes: 60 } as const;
/** The first wait doubles with each failure, up to the longest. */
export const signInWaitSeconds = { first: 5, longest: 900 } as const;
/** AUTH.15: where a customer sets no age. */
export const sessionMaxDays = 30;
export const sessionIdleDays = 7;
/** Minutes that a session waits for its second factor, and is fresh: no password is asked for again. */
export const sessionFactorMinutes = 10;
/** AUTH.5: seconds that a code of an authenticator app is for, and how many steps earlier or later it is accepted. */
export const totpWindow = { seconds: 30, steps: 1 } as const;
/** AUTH.5: wrong codes of an account from a network that lock this pair, and for how long. */
export const mfaLock = { most: 5, minutes: 15 } as const;
/** Digits of a code of an authenticator app. */
export const mfaCodeDigits = 6;
/** Side of a QR code, px, and how much of it may be unreadable. */
export const qrCode = { size: 256, level: 'M' } as const;
/** Minutes for which setting up a factor may be finished. */
export const factorSetupMinutes = 30;
/** Codes that replace a lost factor, and passkeys of a person at most. */
export const recoveryCodesMade = 10;
export const passkeysMax = 20;
/** Living sessions of a person: one more ends the oldest. */
export const sessionsMax = 50;
/** Hours after which a mail about a sign-in, a password or a factor is no longer sent: it would mislead. */
export const newDeviceMailHours = 48;
/** Hours of a window, a day (UTC), within which a person is notified at most once, by mail, that somebody knows their password. */
export const passwordKnownMailHours = 24;
/** Days for which ended sessions are kept. */
export const endedSessionDays = 30;
/** AUTH.1 */
export const tenantCheckPerMinute = 20;
/** AUTH.2: claim of an ID token of somebody who signed in by SSO and has access. */
export const ssoMarkerClaim = 'sso_activated';
/** AUTH.4: metadata at most, and the days before its end from which a certificate is warned of. */
export const ssoMetadataMaxKb = 1_000;
export const ssoCertWarnDays = 30;
/** contract: characters of the certificate of an identity provider. */
export const ssoCertificateMaxLength = 5_000;
/** Seconds by which the clocks of an identity provider and this installation may differ. */
export const ssoClockSkewSeconds = 120;
/** Minutes that a person has to sign in at the identity provider, and seconds that the browser has to take its answer. */
export const ssoRequestMinutes = 30;
export const ssoCodeSeconds = 120;
/** Messages of identity providers at most. */
export const ssoAnswerMaxKb = 128;
export const ssoAnswerMaxElements = 2_000;
/**
 * Calls of one address within a minute: sign-ins that begin, answers to them, answers that nobody asked for, logouts,
 * and readings of our metadata.
 */
export const ssoStartsPerMinute = 60;
export const ssoAnswersPerMinute = 60;
export const ssoUnsolicitedPerMinute = 20;
export const ssoLogoutsPerMinute = 60;
export const ssoDescriptionsPerMinute = 60;
/** OpenID Connect: answers of a provider at most, seconds that one may take, and for how long what it publishes is kept. */
export const oidcAnswerMaxKb = 256;
export const oidcTimeoutSeconds = 10;
export const oidcDiscoveryMinutes = 10;
/** Calls within a minute of one address of a provider, which tells of everybody who signs out there. */
export const oidcLogoutsPerMinute = 300;
/** SSO configurations of a customer. */
export const ssoConfigurationsMax = 50;
/** AUTH.7: how long a link is good, how many a person is sent within that time, and calls of one address. */
export const resetLinkHours = 1;
export const resetMailsPerPerson = 3;
export const resetsPerMinute = 20;
/** AUTH.10: for how long a hand-over token is good, and calls of one address that make or redeem one, within a minute. */
export const handOverSeconds = 60;
export const handOversPerMinute = 60;
export const handOversRedeemedPerMinute = 60;
/** WIRE.1: minutes for which an ID token is good. */
export const idTokenMinutes = 5;
/** AUTH.12: minutes for which a token of the help desk is good. */
export const helpDeskTokenMinutes = 5;
/** ASVS 6.2.4: tries after which somebody who begins with the most common passwords finds one that is refused. */
export const passwordGuessesMin = 100_000_000;
