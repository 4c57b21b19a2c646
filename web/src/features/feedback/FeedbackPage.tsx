import { SettingsPage } from '#frame/SettingsPage.tsx';
import { feedbackTexts as texts } from '#texts/feedback.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { SentFeedback } from './SentFeedback.tsx';

/** Page on which people write to the provider, and see what they have sent. */
export const FeedbackPage = () => (
  <SettingsPage name={texts.title}>
    <FeedbackForm />
    <SentFeedback />
  </SettingsPage>
);
