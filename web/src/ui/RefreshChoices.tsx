import { InputNumber, Radio } from 'antd';
import { refreshIntervalMinutes } from '#domain/constants.ts';
import { intervalName } from './refresh-interval.ts';

/** A day. */
const mostMinutes = 1_440;
const choices = [
  { value: 'off', label: 'Off' },
  ...refreshIntervalMinutes.map((minutes) => ({ value: String(minutes), label: intervalName(minutes) })),
  { value: 'custom', label: 'Custom' },
];

interface RefreshChoicesProps {
  choice: string;
  /** Minutes of the custom choice. */
  custom: number | null;
  onChoice: (choice: string) => void;
  onCustom: (minutes: number | null) => void;
}

/** Intervals at which a list is read again. */
export const RefreshChoices = ({ choice, custom, onChoice, onCustom }: RefreshChoicesProps) => (
  <div className="refresh-choices">
    <h3>Auto-refresh</h3>
    <Radio.Group
      aria-label="Auto-refresh"
      value={choice}
      options={choices}
      onChange={({ target }) => onChoice(target.value)}
    />
    {choice === 'custom' && (
      <InputNumber<number>
        aria-label="Minutes between"
        suffix="minutes"
        controls={false}
        min={1}
        max={mostMinutes}
        precision={0}
        value={custom}
        onChange={onCustom}
      />
    )}
  </div>
);
