import { DatePicker } from 'antd';
import { snoozeMaxDays } from '#domain/constants.ts';
import { decisionDialogTexts } from '#texts/decisions.ts';

const dayMs = 86_400_000;

/** Field for the time at which a snooze ends. */
export const SnoozeUntil = ({ onChange }: { onChange: (until: Date | null) => void }) => (
  <DatePicker
    showTime={{ use12Hours: true, format: 'hh:mm A' }}
    format="MM/DD/YYYY hh:mm A"
    aria-label={decisionDialogTexts.snoozeUntil}
    placeholder={decisionDialogTexts.snoozeUntil}
    autoFocus
    disabledDate={(day) => {
      const at = day.valueOf();
      return at < Date.now() - dayMs || at > Date.now() + snoozeMaxDays * dayMs;
    }}
    onChange={(day) => onChange(day ? day.toDate() : null)}
  />
);
