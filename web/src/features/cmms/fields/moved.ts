/** Returns the list with one element moved; null if there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] | null {
  const element = list[from];
  if (element === undefined || to < 0 || to >= list.length || from === to) return null;
  const next = list.filter((_, index) => index !== from);
  next.splice(to, 0, element);
  return next;
}
