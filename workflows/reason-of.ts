/** Why an activity failed, in the words of its own error. Usable in plans. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause as Error | undefined)?.message ?? error.message;
}
