import { Progress } from 'antd';

interface ProgressProps {
  done: number;
  total: number;
}

const percentOf = ({ done, total }: ProgressProps): number => (total === 0 ? 0 : (100 * done) / total);

interface ProgressBarProps extends ProgressProps {
  /** Accessible name. */
  label: string;
  size?: 'small' | 'normal';
  /** `active` while it moves. */
  state?: 'active' | 'resting' | 'failed';
}

const looks = { active: 'active', resting: 'normal', failed: 'exception' } as const;

/** Line that shows how far something is; its numbers stand beside it. */
export const ProgressBar = ({ label, size = 'small', state = 'resting', ...of }: ProgressBarProps) => (
  <Progress
    percent={percentOf(of)}
    showInfo={false}
    size={size === 'small' ? 'small' : 'medium'}
    status={looks[state]}
    aria-label={label}
  />
);

/** The same as a ring beside a line of text. */
export const ProgressRing = ({ label, ...of }: ProgressProps & { label: string }) => (
  <Progress type="circle" size={20} showInfo={false} percent={percentOf(of)} aria-label={label} />
);
