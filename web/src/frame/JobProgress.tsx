import { ProgressBar } from '#ui/Progress.tsx';

/** Progress of a bulk change. */
export const JobProgress = ({ name, done, total }: { name: string; done: number; total: number }) => (
  <ProgressBar label={name} done={done} total={total} />
);
