import { Progress } from 'antd';

/** Progress of a bulk change. */
export const JobProgress = ({ name, done, total }: { name: string; done: number; total: number }) => (
  <Progress percent={Math.round((100 * done) / Math.max(1, total))} showInfo={false} size="small" aria-label={name} />
);
