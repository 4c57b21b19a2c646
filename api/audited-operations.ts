import type { MutationResolvers } from './generated/resolvers.ts';

/**
 * Trace of an operation in the audit log: a row under its name, always or only where it becomes a job over many
 * rows; or the reason why it leaves none.
 */
type Auditing = 'audited' | 'audited as a job' | { not: string };

const inAlarms = 'the activity of each alarm tells of it';
const inTicket = 'the activity of the ticket tells of it';
const own = 'changes only how the product looks to the person';
const signsIn = 'the security log tells of it';

/** Trace of each mutation in the audit log. The compiler asks for a line for a new one; a test holds each to it. */
export const auditedMutations: Record<keyof MutationResolvers, Auditing> = {
  pinAlarms: 'audited as a job',
  moveAlarms: 'audited as a job',
  snoozeAlarm: 'audited as a job',
  unsnoozeAlarm: 'audited as a job',
  updateAlarmPriority: 'audited as a job',
  updateAlarms: 'audited as a job',
  updateAlarmDetails: 'audited as a job',
  updateAlarmPointEntity: 'audited as a job',
  deleteAlarms: 'audited',
  restoreAlarms: 'audited',
  undoAlarms: { not: inAlarms },
  updateAlarmNotes: { not: inAlarms },
  updateAlarmContextualName: { not: inAlarms },
  createAlarmStatus: 'audited',
  updateAlarmStatus: 'audited',
  removeAlarmStatus: 'audited',

  updateAlarmPropertyConfiguration: 'audited',
  updateAlarmConfig: 'audited',
  addAlarmProperties: 'audited',
  updateAlarmProperty: 'audited',
  mergeAlarmProperty: 'audited',
  createEntity: 'audited',

  createExternalSystem: 'audited',
  updateExternalSystem: 'audited',
  rotateLicenseKey: 'audited',
  saveNormaliserSettings: 'audited',
  keepPayloadCase: 'audited',
  deletePayloadCase: 'audited',
  generateRawEmailCsv: { not: 'reads only' },
  reparseAlarmsForExternalSystem: 'audited',
  resumeReparse: 'audited',
  initiateExternalSystemKill: 'audited',
  sendDeadLettersAgain: 'audited',
  dismissDeadLetters: 'audited',

  createExternalCmmsField: 'audited',
  updateExternalCmmsField: 'audited',
  reorderExternalCmmsFields: 'audited',
  addExternalCmmsRelatedParentField: 'audited',
  removeExternalCmmsRelatedParentField: 'audited',
  createExternalCmmsDomainValue: 'audited',
  updateExternalCmmsDomainValue: 'audited',
  deleteExternalCmmsDomainValues: 'audited',
  createExternalCmmsFieldMapping: 'audited',
  deleteExternalCmmsFieldMapping: 'audited',
  createExternalCmmsValueTranslation: 'audited',
  updateExternalCmmsValueTranslation: 'audited',
  deleteExternalCmmsValueTranslation: 'audited',
  deleteExternalCmmsValueTranslations: 'audited',
  updateCmmsConfig: 'audited',
  updateGlobalCmmsConfig: 'audited',

  createLens: 'audited',
  updateLens: 'audited',
  deleteLens: 'audited',
  updateLensOrder: { not: own },
  updateDefaultLens: { not: own },
  hideLens: { not: own },
  createSavedView: { not: own },
  updateSavedView: { not: own },
  deleteSavedView: { not: own },

  setUserAccess: 'audited',
  deleteUser: 'audited',

  createTeam: 'audited',
  updateTeam: 'audited',
  deleteTeam: 'audited',
  updateTeamAlarmFilters: 'audited',
  addTeamMember: 'audited',
  updateTeamMember: 'audited',
  removeTeamMember: 'audited',

  assignRole: 'audited',
  assignRoles: 'audited',
  createRole: 'audited',
  updateRole: 'audited',
  deleteRole: 'audited',

  signIn: { not: signsIn },
  signOut: { not: signsIn },
  sendResetPassword: { not: signsIn },
  resetPassword: 'audited',
  resetPasswordByApi: 'audited',
  changePassword: 'audited',
  updateLandingPage: { not: own },
  updateProfile: { not: 'changes only which mails the person gets' },
  sendFeedback: { not: 'is kept and listed itself' },

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
  resetWorkTickets: 'audited',
};
