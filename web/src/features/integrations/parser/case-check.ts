import { caseTexts as texts } from '#texts/parser.ts';

/** Result of a case with the edited map: null if it passes, its difference if not, undefined while unknown. */
export type CaseResult = string | null | undefined;

/** Returns the effect of saving on the cases, in words; null if there are none. */
export function casesSummary(results: readonly CaseResult[]): { words: string; isBad: boolean } | null {
  const total = results.length;
  if (total === 0) return null;
  const unknown = results.filter((one) => one === undefined).length;
  const failing = results.filter((one) => typeof one === 'string').length;
  if (failing > 0) return { words: texts.wouldFail(failing, total), isBad: true };
  if (unknown > 0) return { words: texts.checkingAll(total), isBad: false };
  return { words: texts.allPass(total), isBad: false };
}
