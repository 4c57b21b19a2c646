import { deleteAlarms, restoreAlarms } from '../../domain/alarms/decisions/delete-alarms.ts';
import { moveAlarms } from '../../domain/alarms/decisions/move-alarms.ts';
import { pinAlarms } from '../../domain/alarms/decisions/pin-alarms.ts';
import { runVerb } from '../../domain/alarms/decisions/run-verb.ts';
import { updateAlarmPriority, updateAlarms } from '../../domain/alarms/decisions/set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from '../../domain/alarms/decisions/snooze-alarms.ts';
import { undoAlarms } from '../../domain/alarms/decisions/undo-alarms.ts';
import { updateAlarmContextualName } from '../../domain/alarms/decisions/update-contextual-name.ts';
import { updateAlarmNotes } from '../../domain/alarms/decisions/update-notes.ts';
import {
  createAlarmStatus,
  removeAlarmStatus,
  updateAlarmStatus,
} from '../../domain/alarms/statuses/change-statuses.ts';
import { assignPointEntity, createEntity } from '../../domain/assets/entities.ts';
import {
  addRelatedParentField,
  createField,
  removeRelatedParentField,
  reorderFields,
  updateField,
} from '../../domain/cmms/change-fields.ts';
import { createDomainValue, deleteDomainValues, updateDomainValue } from '../../domain/cmms/change-values.ts';
import { updateCmmsConfig } from '../../domain/cmms/cmms-config.ts';
import { updateGlobalCmmsConfig } from '../../domain/cmms/global-config.ts';
import { createMapping, deleteMapping } from '../../domain/cmms/mappings.ts';
import { createTranslation, deleteTranslations, updateTranslation } from '../../domain/cmms/translations.ts';
import { dismissDeadLetters, sendDeadLettersAgain } from '../../domain/dead-letters/settle-dead-letters.ts';
import { addExternalSystem } from '../../domain/integrations/add-external-system.ts';
import { rotateLicenseKey } from '../../domain/integrations/license-key.ts';
import { updateExternalSystem } from '../../domain/integrations/update-external-system.ts';
import { hideLens, updateDefaultLens, updateLensOrder } from '../../domain/lenses/arrange-lenses.ts';
import { createLens } from '../../domain/lenses/create-lens.ts';
import { deleteLens, updateLens } from '../../domain/lenses/update-lens.ts';
import { saveNormaliserSettings } from '../../domain/parser/normaliser-settings.ts';
import { deletePayloadCase, keepPayloadCase } from '../../domain/parser/payload-cases.ts';
import { rawEmailCsv } from '../../domain/parser/raw-email-csv.ts';
import { changePassword, resetPassword } from '../../domain/people/set-password.ts';
import { signIn } from '../../domain/people/sign-in.ts';
import { signOut } from '../../domain/people/sign-out.ts';
import { updateLandingPage } from '../../domain/people/update-landing-page.ts';
import { updateProfile } from '../../domain/people/update-profile.ts';
import { addAlarmProperties, mergeAlarmProperty, updateAlarmProperty } from '../../domain/properties/change-values.ts';
import { updateAlarmConfig, updateAlarmPropertyConfiguration } from '../../domain/properties/definitions.ts';
import { saveAlarmDetails } from '../../domain/properties/save-details.ts';
import { beginReparse, killExternalSystem, resumeReparse } from '../../domain/reparse/begin-reparse.ts';
import { createSavedView, deleteSavedView, updateSavedView } from '../../domain/saved-views/change-saved-views.ts';
import { addTeamMember, removeTeamMember, updateTeamMember } from '../../domain/teams/change-members.ts';
import { createTeam, deleteTeam, updateTeam, updateTeamAlarmFilters } from '../../domain/teams/change-teams.ts';
import { attachAlarms, detachAlarms } from '../../domain/work/attach-alarms.ts';
import { bulkCloseTickets } from '../../domain/work/bulk-close.ts';
import { changeTicketState } from '../../domain/work/close-ticket.ts';
import { commentOnTicket, deleteComment } from '../../domain/work/comments.ts';
import { createTicket } from '../../domain/work/create-ticket.ts';
import { escalateTicket } from '../../domain/work/escalate-ticket.ts';
import { giveFeedback } from '../../domain/work/feedback.ts';
import { resetTickets } from '../../domain/work/reopen-ticket.ts';
import { answerReview, submitForReview } from '../../domain/work/review-ticket.ts';
import { dismissSyncFailure, retryTicketSync } from '../../domain/work/sync-failures.ts';
import { updateTicket } from '../../domain/work/update-ticket.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const Mutation: MutationResolvers = {
  signIn: (_, input, { open, passwords }) => signIn({ ...open, passwords }, input),
  signOut: (_, __, { ctx }) => signOut(ctx),
  sendResetPassword: (_, input, { open, passwords, sendResetPassword }) =>
    sendResetPassword({ ...open, passwords }, input),
  resetPassword: (_, input, { open, passwords }) => resetPassword({ ...open, passwords }, input),
  resetPasswordByApi: (_, input, { open, passwords }) => resetPassword({ ...open, passwords }, input),
  changePassword: (_, input, { ctx, passwords }) => changePassword({ ...ctx, passwords }, input),
  updateLandingPage: (_, input, { ctx }) => updateLandingPage(ctx, input),
  updateProfile: (_, input, { ctx }) => updateProfile(ctx, input),

  pinAlarms: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, pinAlarms, input),
  moveAlarms: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, moveAlarms, input),
  snoozeAlarm: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, snoozeAlarm, input),
  unsnoozeAlarm: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, unsnoozeAlarm, input),
  updateAlarmPriority: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, updateAlarmPriority, input),
  updateAlarms: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, updateAlarms, input),
  deleteAlarms: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, deleteAlarms, input),
  restoreAlarms: (_, input, { ctx, bulkJobs }) => runVerb(ctx, bulkJobs, restoreAlarms, input),
  undoAlarms: (_, input, { ctx }) => undoAlarms(ctx, input),
  updateAlarmNotes: (_, input, { ctx }) => updateAlarmNotes(ctx, input),
  createAlarmStatus: (_, input, { ctx }) => createAlarmStatus(ctx, input),
  updateAlarmStatus: (_, input, { ctx }) => updateAlarmStatus(ctx, input),
  removeAlarmStatus: (_, input, { ctx }) => removeAlarmStatus(ctx, input),
  updateAlarmContextualName: (_, input, { ctx }) => updateAlarmContextualName(ctx, input),

  createLens: (_, { input }, { ctx }) => createLens(ctx, input),
  updateLens: (_, { id, input }, { ctx }) => updateLens(ctx, { id, ...input }),
  deleteLens: (_, input, { ctx }) => deleteLens(ctx, input),
  updateLensOrder: (_, input, { ctx }) => updateLensOrder(ctx, input),
  updateDefaultLens: (_, input, { ctx }) => updateDefaultLens(ctx, input),
  hideLens: (_, input, { ctx }) => hideLens(ctx, input),
  createSavedView: (_, { input }, { ctx }) => createSavedView(ctx, input),
  updateSavedView: (_, { id, input }, { ctx }) => updateSavedView(ctx, { id, ...input }),
  deleteSavedView: (_, input, { ctx }) => deleteSavedView(ctx, input),
  createTeam: (_, input, { ctx }) => createTeam(ctx, input),
  updateTeam: (_, { id, input }, { ctx }) => updateTeam(ctx, { id, ...input }),
  deleteTeam: (_, input, { ctx }) => deleteTeam(ctx, input),
  updateTeamAlarmFilters: (_, input, { ctx }) => updateTeamAlarmFilters(ctx, input),
  addTeamMember: (_, input, { ctx }) => addTeamMember(ctx, input),
  updateTeamMember: (_, input, { ctx }) => updateTeamMember(ctx, input),
  removeTeamMember: (_, input, { ctx }) => removeTeamMember(ctx, input),
  updateAlarmDetails: (_, input, { ctx, bulkJobs }) => saveAlarmDetails(ctx, bulkJobs, input),
  updateAlarmPointEntity: (_, input, { ctx, bulkJobs }) => assignPointEntity(ctx, bulkJobs, input),
  updateAlarmPropertyConfiguration: (_, input, { ctx }) => updateAlarmPropertyConfiguration(ctx, input),
  updateAlarmConfig: (_, input, { ctx }) => updateAlarmConfig(ctx, input),
  addAlarmProperties: (_, input, { ctx }) => addAlarmProperties(ctx, input),
  updateAlarmProperty: (_, input, { ctx, bulkJobs }) => updateAlarmProperty(ctx, bulkJobs, input),
  mergeAlarmProperty: (_, input, { ctx, bulkJobs }) => mergeAlarmProperty(ctx, bulkJobs, input),
  createEntity: (_, input, { ctx }) => createEntity(ctx, input),

  createExternalSystem: (_, { input }, { ctx, integrations }) => addExternalSystem(ctx, integrations, { ...input }),
  updateExternalSystem: (_, { id, input }, { ctx, integrations }) =>
    updateExternalSystem(ctx, integrations, id, { ...input }),
  rotateLicenseKey: (_, { externalSystemId }, { ctx, integrations }) =>
    rotateLicenseKey(ctx, integrations, externalSystemId),

  sendDeadLettersAgain: (_, input, { ctx, integrations }) => sendDeadLettersAgain(ctx, integrations.deadLetters, input),
  dismissDeadLetters: (_, input, { ctx, integrations }) => dismissDeadLetters(ctx, integrations.deadLetters, input),
  reparseAlarmsForExternalSystem: (_, input, { ctx, integrations }) =>
    beginReparse(ctx, integrations.reparseJobs, input),
  resumeReparse: (_, input, { ctx, integrations }) => resumeReparse(ctx, integrations.reparseJobs, input),
  initiateExternalSystemKill: (_, input, { ctx, integrations }) =>
    killExternalSystem(ctx, integrations.reparseJobs, input),
  saveNormaliserSettings: (_, input, { ctx }) => saveNormaliserSettings(ctx, input),
  keepPayloadCase: (_, input, { ctx, integrations }) => keepPayloadCase(ctx, integrations.parser, input),
  deletePayloadCase: (_, input, { ctx }) => deletePayloadCase(ctx, input),
  createWorkTicket: async (_, input, { ctx }) => {
    const { ticket, ...others } = await createTicket(ctx, input);
    return { workTicket: ticket, ...others };
  },
  updateWorkTicket: (_, input, { ctx }) => updateTicket(ctx, input),
  changeWorkTicketState: (_, input, { ctx }) => changeTicketState(ctx, input),
  bulkCloseWorkTickets: (_, input, { ctx, bulkJobs }) => bulkCloseTickets(ctx, bulkJobs, input),
  attachWorkTicketAlarms: (_, input, { ctx }) => attachAlarms(ctx, input),
  detachWorkTicketAlarms: (_, input, { ctx }) => detachAlarms(ctx, input),
  escalateWorkTicket: (_, input, { ctx }) => escalateTicket(ctx, input),
  submitWorkTicketForReview: (_, input, { ctx }) => submitForReview(ctx, input),
  answerWorkTicketReview: (_, input, { ctx }) => answerReview(ctx, input),
  giveWorkTicketFeedback: (_, input, { ctx }) => giveFeedback(ctx, input),
  createWorkTicketActivity: (_, input, { ctx }) => commentOnTicket(ctx, input),
  deleteWorkTicketActivity: (_, input, { ctx }) => deleteComment(ctx, input),
  retryWorkTicketCmmsSync: (_, input, { ctx }) => retryTicketSync(ctx, input),
  dismissWorkTicketCmmsSyncFailure: (_, input, { ctx }) => dismissSyncFailure(ctx, input),
  resetWorkTickets: (_, input, { ctx }) => resetTickets(ctx, input),

  generateRawEmailCsv: (_, input, { ctx, integrations }) => rawEmailCsv(ctx, integrations.parser, input),

  createExternalCmmsField: (_, { input }, { ctx }) => createField(ctx, input as CreateField),
  updateExternalCmmsField: (_, { id, input }, { ctx }) => updateField(ctx, id, input as ChangeField),
  reorderExternalCmmsFields: (_, input, { ctx }) => reorderFields(ctx, input),
  createExternalCmmsDomainValue: (_, { externalCmmsFieldId, input }, { ctx }) =>
    createDomainValue(ctx, { ...input, externalCmmsFieldId }),
  updateExternalCmmsDomainValue: (_, { id, input }, { ctx }) => updateDomainValue(ctx, id, input),
  deleteExternalCmmsDomainValues: (_, input, { ctx }) => deleteDomainValues(ctx, input),
  createExternalCmmsFieldMapping: (_, input, { ctx }) => createMapping(ctx, input),
  deleteExternalCmmsFieldMapping: (_, input, { ctx }) => deleteMapping(ctx, input),
  createExternalCmmsValueTranslation: (_, { externalFieldId, input }, { ctx }) =>
    createTranslation(ctx, { ...input, externalFieldId }),
  updateExternalCmmsValueTranslation: (_, { id, input }, { ctx }) => updateTranslation(ctx, id, input),
  deleteExternalCmmsValueTranslation: async (_, { id }, { ctx }) => {
    await deleteTranslations(ctx, { ids: [id] });
    return { id };
  },
  deleteExternalCmmsValueTranslations: (_, input, { ctx }) => deleteTranslations(ctx, input),
  addExternalCmmsRelatedParentField: (_, input, { ctx }) => addRelatedParentField(ctx, input),
  removeExternalCmmsRelatedParentField: (_, input, { ctx }) => removeRelatedParentField(ctx, input),
  updateCmmsConfig: (_, input, { ctx }) =>
    updateCmmsConfig(ctx, { ...input, cmmsConfig: input.cmmsConfig as Record<string, string> }),
  updateGlobalCmmsConfig: (_, input, { ctx }) => updateGlobalCmmsConfig(ctx, input),
};

/** Types of data are words with spaces, which GraphQL has no enum for; the domain looks at them. */
type CreateField = Parameters<typeof createField>[1];
type ChangeField = Parameters<typeof updateField>[2];
