import { listMailRecipients } from '../../../domain/advanced-analytics/mail/recipients.ts';
import {
  leaveViewMail,
  scheduleViewMail,
  stopViewMail,
} from '../../../domain/advanced-analytics/mail/schedule-view-mail.ts';
import { readPivot } from '../../../domain/advanced-analytics/read-pivot.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  advancedAnalytics: (_, { input }, { ctx }) => readPivot(ctx, input),
  savedViewMailRecipients: (_, input, { ctx }) => listMailRecipients(ctx, input),
};

export const Mutation: MutationResolvers = {
  scheduleSavedViewMail: (_, input, { ctx }) => scheduleViewMail(ctx, input),
  stopSavedViewMail: (_, input, { ctx }) => stopViewMail(ctx, input),
  leaveSavedViewMail: (_, input, { ctx }) => leaveViewMail(ctx, input),
};
