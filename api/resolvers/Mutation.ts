import { dismissDeadLetters, sendDeadLettersAgain } from '../../domain/dead-letters/settle-dead-letters.ts';
import { addExternalSystem } from '../../domain/integrations/add-external-system.ts';
import { rotateLicenseKey } from '../../domain/integrations/license-key.ts';
import { updateExternalSystem } from '../../domain/integrations/update-external-system.ts';
import { saveNormaliserSettings } from '../../domain/parser/normaliser-settings.ts';
import { deletePayloadCase, keepPayloadCase } from '../../domain/parser/payload-cases.ts';
import { rawEmailCsv } from '../../domain/parser/raw-email-csv.ts';
import { signIn } from '../../domain/people/sign-in.ts';
import { signOut } from '../../domain/people/sign-out.ts';
import { beginReparse, killExternalSystem, resumeReparse } from '../../domain/reparse/begin-reparse.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const Mutation: MutationResolvers = {
  signIn: (_, input, { open }) => signIn(open, input),
  signOut: (_, __, { ctx }) => signOut(ctx),

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
  generateRawEmailCsv: (_, input, { ctx, integrations }) => rawEmailCsv(ctx, integrations.parser, input),
};
