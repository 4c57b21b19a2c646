import { lensTexts } from '#texts/lenses.ts';
import { useLensCounts } from './lenses.ts';

interface WaitingCount {
  count: number;
  /** Words after the count: "in intake". */
  what: string;
}

const intake = { id: 'intake' };
const myWork = { id: 'my-work' };

function useWaiting(lens: { id: string }, what: string): WaitingCount | null {
  const count = useLensCounts([lens]).get(lens.id);
  return count === undefined ? null : { count, what };
}

/** Returns how many alarms wait in intake; null until known. */
export const useIntakeCount = (): WaitingCount | null => useWaiting(intake, lensTexts.inIntake);
/** Returns how many open tickets are the person's own; null until known. */
export const useMyWorkCount = (): WaitingCount | null => useWaiting(myWork, lensTexts.open);
