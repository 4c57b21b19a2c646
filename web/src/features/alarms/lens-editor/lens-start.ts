import { type LensCategory, type LensKind, lockedOf } from '../../../../../domain/lists/lens-categories.ts';
import type { Option } from '../../../ui/option.ts';
import type { Criterion } from '../list/criteria.ts';

/** Orders that are offered; the first is the one that a list has by itself. */
export const sortsOf: Record<LensKind, Option[]> = {
  alarm: [
    { value: 'ALARM_TIME.DESC', label: 'Newest on top' },
    { value: 'ALARM_TIME.ASC', label: 'Oldest on top' },
    { value: 'PRIORITY.DESC', label: 'Highest priority on top' },
    { value: 'NUISANCE_COUNT.DESC', label: 'Most nuisances on top' },
    { value: 'SNOOZE_EXPIRES_AT.ASC', label: 'Soonest end of snooze on top' },
  ],
  work: [
    { value: 'CREATED_AT.DESC', label: 'Newest on top' },
    { value: 'CREATED_AT.ASC', label: 'Oldest on top' },
    { value: 'DUE_AT.ASC', label: 'Soonest due on top' },
    { value: 'CLOSED_AT.DESC', label: 'Closed last on top' },
  ],
};

/** The category that a kind's lenses start with, and the one for all there is. */
const categoriesFor = { alarm: ['active_alarms', 'all_alarms'], work: ['active_work', 'all_work'] } as const;

/** What a lens of these filters starts from: those that show others, too, are not narrowed to what is active. */
export function categoryOf(kind: LensKind, criteria: Criterion[]): LensCategory {
  const [active, all] = categoriesFor[kind];
  const isNarrow = lockedOf(active).every((locked) =>
    criteria.some(
      ({ field, isExclusion, values }) =>
        field === locked.field && !isExclusion && values.join() === locked.values.join(),
    ),
  );
  return criteria.length === 0 || isNarrow ? active : all;
}

/** The order that a lens asks for; else the first of its kind's. */
export const sortOf = (kind: LensKind, options: unknown): string => {
  const given = typeof options === 'object' && options !== null && 'sort' in options ? options.sort : null;
  return typeof given === 'string' ? given : (sortsOf[kind][0]?.value ?? '');
};
