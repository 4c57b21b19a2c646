import { Radio } from 'antd';
import { refreshIntervalMinutes } from '#domain/constants.ts';
import { refreshTexts } from '#texts/common.ts';
import * as kit from '#ui/ui.module.css';
import { RefreshMinutes } from './RefreshMinutes.tsx';

const choices = [
  { value: 'off', label: refreshTexts.off },
  ...refreshIntervalMinutes.map((minutes) => ({ value: String(minutes), label: refreshTexts.every(minutes) })),
  { value: 'custom', label: refreshTexts.custom },
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
  <div className={kit.refreshChoices}>
    <h3>{refreshTexts.auto}</h3>
    <Radio.Group
      aria-label={refreshTexts.auto}
      value={choice}
      options={choices}
      onChange={({ target }) => onChoice(target.value)}
    />
    {choice === 'custom' && <RefreshMinutes minutes={custom} onChange={onCustom} />}
  </div>
);
