import { InputNumber } from 'antd';
import { refreshTexts } from '#texts/common.ts';

/** A day. */
const mostMinutes = 1_440;

interface RefreshMinutesProps {
  minutes: number | null;
  onChange: (minutes: number | null) => void;
}

/** Field for an interval of one's own. */
export const RefreshMinutes = ({ minutes, onChange }: RefreshMinutesProps) => (
  <InputNumber<number>
    aria-label={refreshTexts.interval}
    suffix={refreshTexts.minutes}
    controls={false}
    min={1}
    max={mostMinutes}
    precision={0}
    value={minutes}
    onChange={onChange}
  />
);
