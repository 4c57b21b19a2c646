import { snoozeMaxDays } from '#domain/constants.ts';
import { decisionDialogTexts } from '#texts/decisions.ts';
import { DateTimePicker } from '#ui/range-picker.tsx';

const dayMs = 86_400_000;

/** Field for the time at which a snooze ends. */
export const SnoozeUntil = ({ onChange }: { onChange: (until: Date | null) => void }) => (
  <DateTimePicker
    label={decisionDialogTexts.snoozeUntil}
    placeholder={decisionDialogTexts.snoozeUntil}
    isConfirmed
    autoFocus
    isOut={(day) => day.getTime() < Date.now() - dayMs || day.getTime() > Date.now() + snoozeMaxDays * dayMs}
    onChange={onChange}
  />
);
