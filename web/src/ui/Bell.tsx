import { Bell as BellIcon } from 'lucide-react';
import { bellTexts } from '#texts/common.ts';

/** The alarm bell: filled while active, outline when inactive, in the colour of the priority. */
export function Bell({ priority, active, size = 15 }: { priority: number; active: boolean; size?: number }) {
  const colour = `var(--p${priority}-icon)`;
  const label = active ? bellTexts.active : bellTexts.inactive;
  return (
    <span role="img" aria-label={label} title={label} className={`priority-${priority}`}>
      <BellIcon size={size} strokeWidth={1.75} style={{ color: colour, fill: active ? colour : 'none' }} aria-hidden />
    </span>
  );
}
