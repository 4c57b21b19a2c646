import type { Feedback } from '../../../domain/feedback/list-feedback.ts';

export type FeedbackMapper = Feedback;
