/**
 * Why a change was made (ALM.12): by a source's event, a person, a rule, a sweep (a snooze's end, stale marks, inferred
 * ends, recounts), a replay, a reparse, a merge of values, an undo, or because work on the alarm began or ended.
 */
export const causes = ['SOURCE', 'PERSON', 'RULE', 'SWEEP', 'REPLAY', 'REPARSE', 'MERGE', 'UNDO', 'TICKET'] as const;
export type Cause = (typeof causes)[number];

/** Causes that correct what was known: nothing has happened in the building (KPI.5). */
export const corrections = ['REPARSE', 'UNDO', 'MERGE'] as const satisfies readonly Cause[];
