import { ownOf } from '#domain/own.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';

/** Label of the reason of a dead letter. */
export const kindLabel = (kind: string): string => ownOf<string>(texts.kinds, kind) ?? kind;

/** Label of the step that rejected it. */
export const stepLabel = (step: string): string => ownOf<string>(texts.steps, step) ?? step;

/** Hint for reasons that need more than an edit. */
export const kindHint = (kind: string): string | null => ownOf<string>(texts.hints, kind) ?? null;
