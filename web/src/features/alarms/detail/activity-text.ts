import { priorityLabels } from '../../../../../domain/constants.ts';
import type { ActivityFieldsFragment } from '../../../generated/graphql.ts';
import { blanks, formatDuration } from '../../../ui/format.ts';
import { propertyLabel } from '../alarm-text.ts';

export type ActivityRow = ActivityFieldsFragment;

/** Who did it: a person, "Automation · {rule}", a source by its display name, else the system. */
export function actorName({ user, automationRule, externalSystem }: ActivityRow): string {
  if (user) return user.displayName;
  if (automationRule) return `Automation · ${automationRule.name}`;
  return externalSystem?.displayName ?? 'System';
}

const labels: Record<string, string> = {
  isServiceImpacting: 'Is Service Failure Alarm',
  contextualName: 'name',
  pointEntityId: 'Alarm Point',
};
const sourceWords: Record<string, string> = {
  started: 'activated',
  ended: 'returned to normal',
  acknowledged: 'acknowledged',
};

/** A stored value as people say it. */
function valueWord(field: string, value: string | null): string {
  if (value === null || value === '') return blanks;
  if (field === 'priority') return priorityLabels[Number(value)] ?? value;
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return value;
}

/** What happened, as "changed priority: High → Highest". */
export function activityText({ field, prevValue, revValue, metadata }: ActivityRow): string {
  const bySource = sourceWords[field];
  if (bySource) return bySource;
  if (field === 'notes') return 'edited the note';
  if (field === 'isPinned') return revValue === 'true' ? 'pinned the alarm' : 'unpinned the alarm';
  const label = labels[field] ?? propertyLabel(field).toLowerCase();
  const value = valueWord(field, revValue);
  const change =
    prevValue === null ? `set ${label}: ${value}` : `changed ${label}: ${valueWord(field, prevValue)} → ${value}`;
  return metadata?.snoozeDuration ? `${change} for ${formatDuration(metadata.snoozeDuration)}` : change;
}

/** Words that a person wrote with it: the note, or the reason. */
export const activityQuote = ({ field, revValue, metadata }: ActivityRow): string | null =>
  (field === 'notes' ? revValue : (metadata?.statusUpdateReason ?? metadata?.snoozeReason)) || null;
