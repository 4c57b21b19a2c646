export interface ResumeResult {
  /** Jobs and reparses that should be at work: those that are were left alone. */
  found: number;
}

/** The work that the plan in workflow.ts calls for. */
export interface ResumeActivities {
  resumeUnfinishedWork(): Promise<ResumeResult>;
}
