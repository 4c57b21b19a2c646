import type { WorkSurveyInput } from '#generated/graphql.ts';

/** Questions of the survey on closing. */
export interface SurveyDraft {
  isResolved: boolean | null;
  completedWorkDetails: string;
  cause: string;
  action: string;
  alarmWasUseful: boolean | null;
  isActiveAccepted: boolean;
  activeNote: string;
}

export const emptySurvey: SurveyDraft = {
  isResolved: null,
  completedWorkDetails: '',
  cause: '',
  action: '',
  alarmWasUseful: null,
  isActiveAccepted: false,
  activeNote: '',
};

/** True if the survey is complete for closing. */
export function isAnswered(survey: SurveyDraft, activeAlarms: number): boolean {
  if (survey.isResolved === null || !survey.completedWorkDetails.trim()) return false;
  if (!survey.isResolved || activeAlarms === 0) return true;
  return survey.isActiveAccepted && survey.activeNote.trim() !== '';
}

/** A survey as it is sent: without what was not answered. */
export const surveyOf = (draft: SurveyDraft): WorkSurveyInput => ({
  isResolved: draft.isResolved ?? undefined,
  completedWorkDetails: draft.completedWorkDetails || undefined,
  cause: draft.cause || undefined,
  action: draft.action || undefined,
  alarmWasUseful: draft.alarmWasUseful ?? undefined,
  isActiveAccepted: draft.isActiveAccepted || undefined,
  activeNote: draft.activeNote || undefined,
});
