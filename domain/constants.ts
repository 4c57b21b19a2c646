/**
 * All numbers and lists that a customer may correct, in one place, each with its rule.
 * Policies (rules rather than values) live as pure functions under exactly their name.
 */

/** SYS.5, WIRE.3: rows a page. */
export const pageSizes = {
  lensTable: 50,
  list: 25,
  users: 25,
  alarmDetail: 50,
  alarmHistory: 25,
  changeHistory: 20,
  cmms: 30,
  picker: 50,
  /** AST-073 */
  entityActivity: 100,
  /** WORK-084 */
  assetWork: 50,
  preview: 5,
} as const;
/** WIRE.3: the most rows one call returns, and the furthest an offset reads. */
export const listLimits = { limit: 200, offset: 10_000 } as const;
/** AST-075: at most one search of the entity picker in this time. */
export const entitySearchThrottleMs = 1_000;
/** USR.14 */
export const landingPages = ['TRIAGE', 'COMMAND_CENTER', 'WORK', 'ANALYTICS', 'ASSETS', 'SETTINGS'] as const;
export const socketReconnectMax = 10;
export const defaultProductName = 'Annunciator';
export const specialOptionValues = { blank: '__BLANK__', all: '__ALL__' } as const;
/** SYS.8 */
export const rawPayloadDays = 90;
/** SYS.8: how old an alarm's newest payload is when the alarm takes it over; raw mails are kept for 30 days. */
export const payloadKeptAfterDays = 10;
/** STAT.2 */
export const reentryHoldOffMinutes = 10;
/** STAT.22 */
export const reasonMaxLength = 1_000;

/** NUIS.1 and NUIS.2 */
export const nuisanceWindowDays = 7;
export const chatterCount = 2;
export const chatterWindowSeconds = 600;
export const fleetingMaxSeconds = 300;
/** NUIS.6 */
export const staleAfterHours = 24;

/** LENS.4 to LENS.9 */
export const lensTickSeconds = 60;
export const badgeDebounceMs = 2_000;
/** contract: windows of a filter's times, back and forward, and those to either side. */
export const timeWindowHours = [24, 168, 720, 2_160] as const;
export const sideWindowHours = [720, 2_160] as const;
/** contract: offered intervals for refreshing a list that is not live; others are typed. */
export const refreshIntervalMinutes = [15, 30, 60] as const;
/** The most that lenses which are not standard are counted to: more are "10,000+". */
export const lensCountMax = 10_000;
/** Lenses of one person or one team, views of one person, teams and locations of a customer. */
export const lensesMax = 50;
export const savedViewsMax = 50;
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
export const lensNameMaxLength = 50;
export const lensViewDefaults = { viewStandardLenses: true, viewMyLenses: true, viewTeamLenses: true } as const;

/** WIRE.14 */
export const inboundBatchMax = 1_000;
export const itemMaxKb = 256;
export const requestMaxMb = 8;
export const mailMaxMb = 25;
/** INT.13: how long a command of the pump may be silent, and how long a replay may take. */
export const commandHeartbeatMinutes = 15;
export const replayMaxHours = 24;
/** INT.10 */
export const rawEmailDays = 30;
/** INT.3: what holds where an integration sets no threshold of its own. */
export const connectionLostMinutes = 5;
export const connectionRestoredMinutes = 20;
export const zeroThroughputHours = 24;
export const cmmsFailureMinutes = 15;
/** Interval between checks of connections. Throughput is judged by the day, once an hour. */
export const connectionSweepSeconds = 60;
/** INT.6: the least time between two alerts of one source's throughput. */
export const throughputAlertHours = 24;
/** INT.18: days before a license runs out at which it is warned of. */
export const licenseWarnDays = [30, 7, 1] as const;
/** Days before the certificate of a connection runs out at which it is warned of. */
export const certificateWarnDays = [30, 7, 1] as const;
/** Difference of a pump's clock from ours beyond which times of its sources cannot be relied on. */
export const clockSkewMinutes = 2;
/** A door without a heartbeat for this long counts as closed: its sources are not judged as silent. */
export const doorShutSeconds = 30;
/** Time after a door reopens for sources to deliver their backlog, before their throughput is judged. */
export const doorGraceMinutes = 60;
/** CMMS.8: minutes after the first attempt. */
export const syncAttemptMinutes = [0, 1, 5] as const;
/** CMMS.11 */
export const backSyncMinutes = 5;
/** contract: below `highlight` a person is asked to look; percent. */
export const confidenceThresholds = { hide: 0, rescale: 0, highlight: 60, levenshtein: 75 } as const;
/** contract */
export const objectiveTemplateMax = 255;
/** Days that an export of activity covers by default. */
export const activityRangeDays = 30;
/** Tables that one process of the API hands out at a time. */
export const downloadsAtOnce = 3;
/** ANA.8: rows up to which a list is downloaded at once; a longer one is exported by a job. */
export const exportInlineRows = 5_000;
/** ANA.8: days that the file of an export is kept. */
export const exportFileDays = 7;
/** ANA.8: days that an export is listed after its file is gone, or after it failed. */
export const exportRowDays = 30;
/** Readers of the warehouse that one customer may have, revoked ones included. */
export const analystReadersMax = 50;
/** Minutes that the signed address of an export's file is good for at least; at most twice as long. */
export const exportAddressMinutes = 5;
/** Exports that one person, and one customer, may have waiting or running. */
export const unfinishedExports = { ofPerson: 3, ofCustomer: 20 } as const;
/** Exports that one worker runs at a time; others wait for it. */
export const exportsAtOnce = 2;
/** Characters that the input of an export may have as JSON. */
export const exportInputMax = 50_000;
/** ADM.4 */
export const throughputBaselineWeeks = 4;

/** WIRE.1 */
export const storageKeys = {
  customerId: 'customer-id',
  teamId: 'team-id',
  ssoSignedIn: 'sso-signed-in',
  deepLink: 'deep-link',
} as const;
/** WIRE.6 */
export const providerDisplayName = 'Support';

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
/** Hours after which a mail about a sign-in or a factor is no longer sent: it would mislead. */
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
/** Days for which sent mails and used links are remembered. */
export const sentMailDays = 30;
/** USR.1: true if a vendor has the actions of a standard user. */
export const vendorActionsFollowStandard = false;

/** contract: priority scale 0 to 5, with the word shown for each level. */
export const priorityLabels = ['None', 'Lowest', 'Low', 'Medium', 'High', 'Highest'] as const;
export const noPriorityLabel = 'No Priority';
/** UI-065: option list of priorities, by value. */
export const priorityOptions = priorityLabels.map((label, value) => ({
  value,
  label: value === 0 ? noPriorityLabel : label,
}));
/** UI-065: units that a duration is given in, with the most of each. */
export const durationUnits = [
  { unit: 'days', letter: 'd', max: 9_999 },
  { unit: 'hours', letter: 'h', max: 99_999 },
  { unit: 'minutes', letter: 'm', max: 59 },
] as const;

/** USR.21: how often a person's latest request is recorded. */
export const lastActiveStepMinutes = 5;
/** USR.12: how often a session of the provider's within a customer is audited. */
export const providerAccessStepMinutes = 60;

/** AUTH-139 */
export const defaultCustomerId = 1000;
/** work-and-cmms.md, section 4: a closed ticket is "recent work" for this long. */
export const recentWorkDays = 7;
/** WORK.1 */
export const maxAlarmsPerTicket = 50;
export const objectiveMaxLength = 255;
export const workTextMaxLength = 4_000;
/** WORK.3: hours until a ticket is due, by the highest priority of its alarms, 0 to 5. */
export const defaultDueHours = [336, 336, 168, 72, 24, 4] as const;
/** WORK.12 */
export const repeatWindowDays = 30;
/** WORK.13 */
export const reoccurrenceDays = 7;
/** WORK.17 */
export const commentDeleteMinutes = 15;
/** Interval between scans of open tickets for passed due times (WORK.14). */
export const escalationSweepSeconds = 60;
/**
 * WORK.10: within this time after a closure elsewhere all its alarms have to be inactive for a ticket to count as
 * resolved.
 */
export const inferredResolutionHours = 24;
/** Interval between scans of such tickets. */
export const resolutionSweepSeconds = 300;
/** ANA.5: how long after the 7 days late occurrences are waited for before a ticket counts as not having recurred. */
export const recurrenceGraceMinutes = 60;
/** Interval between scans of closed tickets for such occurrences. */
export const recurrenceSweepSeconds = 300;
/** ANA.5: follow-ups of a reason are counted up to here. */
export const followUpCountMax = 10_000;

/** KPI.12: for how long every alarm of a ticket is inactive before the ticket counts as one without cause. */
export const inactiveWorkHours = 24;
/** KPI.5: an Intake entry that clears itself within this time needs nobody. */
export const intakeGraceMinutes = 5;
/** KPI.17: the most that one ticket adds to the time to dispatch. */
export const dispatchCapDays = 7;
/** KPI.18: people who watch at once; goals of alarms per hour are per position. */
export const monitoringPositions = 1;
/** KPI.23: more occurrences than this within the window, for each position, are a flood. */
export const floodMaxAlarms = 10;
export const floodWindowMinutes = 10;
/**
 * KPI.23: what ISA-18.2 and EEMUA 191 recommend for one position: up to `target` a value is good, beyond `limit` it is too
 * much. The limit is the most that the rule or ISA-18.2 calls manageable; where neither has one, it is the target.
 */
export const industryGrid = {
  perDay: { target: 150, limit: 300 },
  perHour: { target: 5, limit: 12 },
  perWindow: { target: 1, limit: 2 },
  peakHour: { target: 15, limit: 30 },
  peakWindow: { target: floodMaxAlarms, limit: floodMaxAlarms },
  peakMinute: { target: 2, limit: 2 },
  /** Shares, 0 to 1. */
  timeInFlood: { target: 0.01, limit: 0.01 },
  topTenShare: { target: 0.05, limit: 0.05 },
  /** Alarms. */
  chattering: { target: 0, limit: 0 },
  fleeting: { target: 0, limit: 0 },
  /** Under 5 a day. */
  stalePerDay: { target: 4, limit: 4 },
} as const;
/** KPI.6: recommended shares of the priorities 5 and 4, 3, and 2 and 1, by ISA-18.2 and EEMUA 191. */
export const recommendedPriorityMix = { high: 0.05, medium: 0.15, low: 0.8 } as const;
/** Floods, and alarms of each kind, that alarm performance lists. */
export const floodsListed = 50;
export const worstAlarmsListed = 5;
/** KPI.20: most characters of a note. */
export const kpiNoteMax = 1_000;
/** KPI.14: how late the end of a day may be measured, and for how many days people are counted afterwards. */
export const snapshotGraceMinutes = 60;
export const snapshotLateDays = 7;

/** SYS.3, SYS.4: the most alarms of one call, and how many of them are done at once; more are a job. */
export const bulkSelectMax = 10_000;
export const bulkJobThreshold = 100;
/** SNZ.1, SNZ.2: days, hours, seconds. */
export const snoozeMaxDays = 365;
export const snoozePresets = [1, 4, 8, 24, 168, 720] as const;
export const snoozeSweepSeconds = 60;
/** STAT.24 */
export const statusNameMaxLength = 50;
/** SYS-006: length of a text to the provider, how many a person sends within an hour, and how many are listed. */
export const feedbackMaxLength = 4_000;
export const feedbackPerHour = 5;
export const feedbackShown = 25;
/** ADM.7: lengths of a request for support, and how many a person sends within an hour. */
export const supportSubjectMax = 200;
export const supportDescriptionMax = 4_000;
export const supportRequestsPerHour = 10;
/** UI-037, UI-038 */
export const notesMaxLength = 1_000;
export const typedValueMaxLength = 100;

/** ANA.4: what occurrences are counted by, by the name of the filter that narrows a list to it. */
export const countFields = [
  'alarmId',
  'externalSystemId',
  'point',
  'stationPath',
  'condition',
  'alarmClass',
  'alarmType',
  'priority',
] as const;

/** BEY.9: alarms with the most occurrences that are shown with a suggested fix. */
export const badActorsShown = 10;
/** BEY.9: delays that are tried on an alarm's history; the longest is what NUIS.2 calls fleeting. */
export const fixDelaysSeconds = [5, 10, 15, 20, 30, 40, 60, 90, 120, 180, 240, 300] as const;
/** BEY.9: fewer occurrences prove nothing. */
export const fixMinOccurrences = 5;
/** BEY.9: part of the occurrences that a fix has to concern. */
export const fixShare = 0.5;
/** BEY.9: part of what the longest delay suppresses that a shorter one has to suppress to be taken instead. */
export const fixDelayEnough = 0.9;
/** BEY.9: part of the occurrences with a number as value from which on the alarm is that of a limit. */
export const fixAnalogShare = 0.8;
/** BEY.9: part of the time in alarm from which on a limit lies within normal operation. */
export const fixLimitShare = 0.5;
/** ANA.7: cells of a pivot at most, and seconds that a database may take for one. */
export const pivotCellsMax = 100_000;
export const pivotSeconds = 10;
/** ANA.7: people that a view is mailed to at most, and how often due mails are looked for. */
export const viewMailRecipientsMax = 20;
export const viewMailSweepSeconds = 60;
/** ANA.7: hours after which a mailed view is no longer worth sending. */
export const viewMailHours = 24;

/** AST.5: relations that are followed upstream, and at most for related assets (AST.11). */
export const upstreamMaxDepth = 5;
/** BEY.1: relations "feeds" between an alarm and its likely cause, and minutes between their starts. */
export const incidentMaxHops = 1;
export const incidentWindowMinutes = 5;
/** Alarms that explanations follow from one to its cause, and alarms of an incident that one page has. */
export const incidentChainMax = 20;
export const incidentPageSize = 50;
/** Days of history that grouping is tried on, and most starts of alarms that are read for it. */
export const incidentTrialDays = 30;
export const incidentTrialStarts = 500_000;
/** Days for which an incident that is over is kept, as the payloads that show how it came about. */
export const incidentKeptDays = 90;
/** Assets upstream that are listed at most, and those of one distance in the drawing of a neighborhood. */
export const upstreamShown = 500;
export const neighborsPerDepth = 12;
/** Relations that names suggest at once. */
export const suggestedAtOnce = 500;

/** MAP.2: vertices of a building's ring. */
export const geoMaxVertices = 500;
/** A ring that is wider belongs to no building: one of its positions is swapped or mistyped. */
export const buildingMaxKm = 10;
/** Distances from the customer's other buildings by which swapped coordinates are known. */
export const swappedKm = { atLeast: 1_000, within: 100 } as const;
/** MAP.1: buildings that a map draws at most; the others are found by search. */
export const mapBuildingsMax = 5_000;
/** Places that a search of an address finds at most, and its length. */
export const geocodedPlacesMax = 5;
export const geocodingQueryMaxLength = 200;
/** MAP.4: an image of a floor plan: its size, pixels that are decoded at most, and its longest side as it is kept. */
export const floorPlanMaxMb = 20;
export const floorPlanMaxPixels = 50_000_000;
export const floorPlanSide = 4_096;
/** Its drawing in GeoJSON: size, polygons, positions in all, and the largest coordinate. */
export const drawingMaxMb = 5;
export const drawingMaxPolygons = 2_000;
export const drawingMaxPositions = 20_000;
export const drawingMaxCoordinate = 10_000_000;
/** Floor plans that a process receives at once, each of them in memory, and of one person. */
export const floorPlansReceivedAtOnce = 4;
export const floorPlansReceivedOfOne = 2;
/** Rooms of a floor, and floors of a building, that are shown at most. */
export const roomsShownMax = 2_000;
export const floorsShownMax = 500;

/** ADM.1: what an edition is made of; an enterprise's has features besides its products. */
export const products = ['Alarms', 'Work', 'Analytics', 'Command Center'] as const;
export const enterpriseFeatures = ['cmmsConfig', 'cmmsMapping', 'assetRelationships'] as const;
/** AST.6: characters below which an alias is warned about. */
export const aliasWarnLength = 3;
/** Days whose payloads aliases are suggested from. */
export const aliasSuggestionDays = 14;
/** Days for which an import of an inventory can be undone, and its rows are kept. */
export const inventoryUndoDays = 30;
/** CMMS.13 */
export const importMaxMb = 10;
/** Fields of one maintenance system, and translations of one field. */
export const cmmsFieldsMax = 500;
export const cmmsTranslationsMax = 10_000;

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
/** Photos that a process receives at once, each of them in memory, and of one person. */
export const avatarsReceivedAtOnce = 12;
export const avatarsReceivedOfOne = 2;
export const avatarMaxPixels = 50_000_000;
export const avatarSizes = { small: 64, large: 256 } as const;
/** USR.16: pages of analytics that exist, by the last part of their address. */
export const analyticsPages = [
  'kpi-dashboard',
  'counts',
  'alarm-performance',
  'work-resolution',
  'work-history',
  'advanced-analytics',
] as const;
/** MOB.3: characters of a token, and devices of a person: one more takes the place of the oldest. */
export const deviceTokenMaxLength = 4_096;
export const devicesMax = 20;

/** INT.17: what a replay adds fires rules and notifications only up to this age. */
export const replaySideEffectMinutes = 60;
/** AUTO.1 to AUTO.9 */
export const automationTriggers = [
  'ENTERS_INTAKE',
  'ENTERS_STATUS',
  'BECOMES_ACTIVE',
  'BECOMES_INACTIVE',
  'BECOMES_STALE',
  'BECOMES_NUISANCE',
  'SNOOZE_EXPIRED',
  'WORK_CLOSED_STILL_ACTIVE',
  'BECOMES_SERVICE_IMPACTING',
] as const;
/** AUTO.10 to AUTO.17 */
export const automationActions = [
  'CREATE_WORK',
  'ATTACH_TO_OPEN_WORK',
  'SNOOZE',
  'DECLINE',
  'MOVE_STATUS',
  'SET_PRIORITY',
  'PIN',
  'NOTIFY',
] as const;
/** AUTO.28 */
export const ruleStates = ['ENABLED', 'DISABLED', 'PAUSED'] as const;
export const ruleDisableAfter = 10;
/** AUTO.21 */
export const delayMaxDays = 30;
/** AUTO.23 */
export const timerMaxLateHours = 6;
/** AUTO.24 */
export const ruleChainMax = 5;
/** AUTO.29: tickets of one rule within this many minutes; before one more it is paused. */
export const ruleTicketGuard = { tickets: 25, minutes: 10 } as const;
/** Rules of a customer, actions of one, people or teams that an action notifies, and alarms that a rule leaves alone. */
export const rulesMax = 500;
/** Alarms that wait in a rule are counted up to here: a list shows hundreds of rules. */
export const ruleWaitingCountMax = 1_000;
export const ruleActionsMax = 10;
export const ruleRecipientsMax = 50;
export const ruleExclusionsMax = 1_000;
export const ruleNameMaxLength = 100;
/** Longest time until a ticket of a rule is due. */
export const ruleDueMaxHours = 8_760;
/** Interval between checks for floods, which pause rules and resume them (BEY.3). */
export const floodSweepSeconds = 60;
/** Days for which a rule remembers what it has done, to do it once: longer than changes are kept to be read again. */
export const ruleMemoryDays = 8;
/** Holidays of a customer. */
export const holidaysMax = 1_000;
/** BEY.2: days that a rule can be tried on, seconds that this may take, and what is listed of it. */
export const dryRunDays = [30, 90] as const;
export const dryRunSeconds = 30;
export const dryRunListed = 200;
/** Alarms that are judged at once. */
export const dryRunAlarmsAtOnce = 5_000;
/** Local hours in which a mail wakes people. */
export const dryRunNight = { from: 22, to: 6 } as const;
/** Hours for which work is taken to be open where none was closed in the period. */
export const dryRunWorkHours = 24;
/** SYS.10: installations that the phone shell can be changed to, and the one that is chosen unless another is. */
export const releaseChannels = ['Dev', 'QA', 'Stage', 'Production'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];
export const defaultReleaseChannel: ReleaseChannel = 'QA';
/** contract: platforms whose systems install the phone shell. */
export const nativePlatforms = ['ios', 'android'] as const;
