import { workTexts as texts } from '#texts/server/work.ts';

/** Fields of a new ticket's form. */
export interface TicketDraft {
  objective: string;
  assignedTo: string | null;
  /** ISO 8601. */
  dueBy: string | null;
  problemDetails: string;
}

export type DraftErrors = Partial<Record<keyof TicketDraft, string>>;

/** Returns the errors of a draft, by field; the problem is optional. */
export function draftErrors({ objective, assignedTo, dueBy }: TicketDraft, nowMs: number): DraftErrors {
  return {
    ...(objective.trim() === '' && { objective: texts.required(texts.objective) }),
    ...(assignedTo === null && { assignedTo: texts.assigneeRequired }),
    ...(dueBy === null && { dueBy: texts.dueDateRequired }),
    ...(dueBy !== null && Date.parse(dueBy) <= nowMs && { dueBy: texts.dueInPast }),
  };
}

/** Returns the fields of a draft that are not as they were. */
export const changesOf = (before: TicketDraft, draft: TicketDraft): Partial<TicketDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => before[field as keyof TicketDraft] !== value));
