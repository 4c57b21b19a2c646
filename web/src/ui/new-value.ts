/** A typed value as it would be saved: cut at `max` characters; null where an equal option exists, whatever its case. */
export function newValueOf(typed: string, options: readonly string[], max: number): string | null {
  const text = [...typed.trim().replace(/\s+/g, ' ')].slice(0, max).join('').trim();
  const key = text.toLowerCase();
  return text && !options.some((option) => option.toLowerCase() === key) ? text : null;
}
