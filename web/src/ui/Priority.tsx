import { priorityLabels } from '#domain/constants.ts';
import { Bell } from './Bell.tsx';
import * as css from './ui.module.css';

/** Bell and word of a priority, 0 to 5. */
export function Priority({ priority, active = true }: { priority: number; active?: boolean }) {
  return (
    <span className={css.priority} style={{ color: `var(--p${priority}-fg)`, fontWeight: priority >= 4 ? 600 : 500 }}>
      <Bell priority={priority} active={active} />
      {priorityLabels[priority]}
    </span>
  );
}
