import { listFeedback } from '../../../domain/feedback/list-feedback.ts';
import { sendFeedback } from '../../../domain/feedback/send-feedback.ts';
import { iso } from '../../../platform/instant.ts';
import type { FeedbackResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  feedback: (_, __, { ctx }) => listFeedback(ctx),
};

export const Mutation: MutationResolvers = {
  sendFeedback: (_, input, { ctx }) => sendFeedback(ctx, input),
};

export const Feedback: FeedbackResolvers = {
  createdAt: (feedback) => iso(feedback.createdAt),
};
