import { alarmVerbs } from '../domain/alarms/decisions/verbs.ts';
import type { MutationResolvers } from './generated/resolvers.ts';

/**
 * Trace of an operation in the audit log: a row under its name only where it becomes a job over many rows, or the reason
 * why it leaves none.
 */
type Auditing = 'audited as a job' | { not: string };

const inAlarms = 'the activity of each alarm records it';
const inTicket = 'the activity of the ticket records it';
const own = 'changes only how the product looks to the person';
const signsIn = 'the security log records it';

/** Mutations that do not always leave a row in the audit log; every other one does, and a test holds each to it. */
export const seldomAudited: Partial<Record<keyof MutationResolvers, Auditing>> = {
  ...Object.fromEntries(
    alarmVerbs.flatMap(({ name, isAudited }) => (isAudited ? [] : [[name, 'audited as a job'] as const])),
  ),
  undoAlarms: { not: inAlarms },
  updateAlarmNotes: { not: inAlarms },
  updateAlarmContextualName: { not: inAlarms },

  generateRawEmailCsv: { not: 'reads only' },

  updateLensOrder: { not: own },
  updateDefaultLens: { not: own },
  hideLens: { not: own },
  createSavedView: { not: own },
  updateSavedView: { not: own },
  deleteSavedView: { not: own },
  leaveSavedViewMail: { not: 'takes only the person off its recipients' },

  requestExport: 'audited as a job',

  validateActivationToken: { not: 'reads only' },

  signIn: { not: signsIn },
  signOut: { not: signsIn },
  signInWithSso: { not: signsIn },
  signOutOfSso: { not: signsIn },
  createTicket: { not: 'the provider has the request itself' },
  sendResetPassword: { not: signsIn },
  startMFAEnrolment: { not: 'sets nothing up yet' },
  signInWithMFA: { not: signsIn },
  signInWithRecoveryCode: { not: signsIn },
  startPasskeySignIn: { not: signsIn },
  signInWithPasskey: { not: signsIn },
  startPasskeyEnrolment: { not: 'sets nothing up yet' },
  updateLandingPage: { not: own },
  updateProfile: { not: 'changes only which mails the person gets' },
  sendFeedback: { not: 'is kept and listed itself' },

  sendPhoneVerification: { not: 'proves nothing yet' },
  revokeSession: { not: signsIn },
  revokeOtherSessions: { not: signsIn },
  addDeviceRegistrationToken: { not: 'changes only which devices the person is notified on' },
  removeDeviceRegistrationToken: { not: 'changes only which devices the person is notified on' },

  splitFromIncident: { not: 'changes no alarm, only how alarms are shown together' },
  mergeIncidents: { not: 'changes no alarm, only how alarms are shown together' },
  createTicketOfIncident: { not: inTicket },

  createWorkTicket: { not: inTicket },
  updateWorkTicket: { not: inTicket },
  changeWorkTicketState: { not: inTicket },
  bulkCloseWorkTickets: 'audited as a job',
  attachWorkTicketAlarms: { not: inTicket },
  detachWorkTicketAlarms: { not: inTicket },
  escalateWorkTicket: { not: inTicket },
  submitWorkTicketForReview: { not: inTicket },
  answerWorkTicketReview: { not: inTicket },
  giveWorkTicketFeedback: { not: inTicket },
  createWorkTicketActivity: { not: inTicket },
  deleteWorkTicketActivity: { not: inTicket },
  retryWorkTicketCmmsSync: { not: inTicket },
  dismissWorkTicketCmmsSyncFailure: { not: inTicket },
};
