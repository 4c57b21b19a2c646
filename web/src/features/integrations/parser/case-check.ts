/** How a case reads by what is being edited: null where it reads as it was kept, undefined while that is not known. */
export type CaseResult = string | null | undefined;

/** What saving would do to the cases, for a person; null where there are none. */
export function casesSummary(results: readonly CaseResult[]): { words: string; isBad: boolean } | null {
  const total = results.length;
  if (total === 0) return null;
  const unknown = results.filter((one) => one === undefined).length;
  const failing = results.filter((one) => typeof one === 'string').length;
  const cases = total === 1 ? '1 case' : `${total} cases`;
  if (failing > 0) return { words: `${failing} of ${cases} would read otherwise`, isBad: true };
  if (unknown > 0) return { words: `Reading ${cases}…`, isBad: false };
  return { words: total === 1 ? 'The case reads as it was kept' : `All ${cases} read as they were kept`, isBad: false };
}
