import { builtInDefinitions } from '#domain/alarms/model/property.ts';
import { priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import type { ActivityFieldsFragment } from '#generated/graphql.ts';
import { blanks, formatDateTime, formatDuration } from '#ui/format.ts';
import { propertyLabel } from '../alarm-text.ts';

export type ActivityRow = ActivityFieldsFragment;

/** Returns the actor: person, "Automation · {rule}", source display name or system. */
export function actorName({ user, automationRule, externalSystem }: ActivityRow): string {
  if (user) return user.displayName;
  if (automationRule) return `Automation · ${automationRule.name}`;
  return externalSystem?.displayName ?? 'System';
}

const labels: Record<string, string> = {
  isServiceImpacting: 'Is Service Failure Alarm',
  contextualName: 'name',
  pointEntityId: 'Alarm Point',
  snoozeExpiresAt: 'end of snooze',
  alarmWasValid: 'valid alarm',
  informationWasEnough: 'enough information',
};
const sourceWords: Record<string, string> = {
  started: 'activated',
  ended: 'returned to normal',
  acknowledged: 'acknowledged',
};

/** Special texts for changes of some fields. */
const deeds: Record<string, (revValue: string | null) => string> = {
  notes: () => 'edited the note',
  isPinned: (revValue) => (revValue === 'true' ? 'pinned the alarm' : 'unpinned the alarm'),
  isDeleted: (revValue) => (revValue === 'true' ? 'deleted the alarm' : 'restored the alarm'),
  endTime: (revValue) => (revValue === null ? 'reopened the occurrence' : 'cleared the alarm'),
};

/** Returns a value's display text. */
function valueWord(field: string, value: string | null): string {
  if (value === null || value === '') return blanks;
  if (field === 'priority') return priorityLabels[Number(value)] ?? value;
  if (field === 'snoozeExpiresAt') return formatDateTime(value);
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return value;
}

const labelOf = (field: string): string =>
  builtInDefinitions.find(({ name }) => name === field)?.label ?? propertyLabel(field);

const minuteMs = 60_000;
const toMinutes = (ms: number): number => Math.round(ms / minuteMs) * minuteMs;

/** Returns e.g. "changed priority: High → Highest". */
export function activityText(row: ActivityRow): string {
  const { field, prevValue, revValue, metadata } = row;
  const deed = ownOf(sourceWords, field) ?? ownOf(deeds, field)?.(revValue);
  if (deed) return deed;
  if (field === 'status' && prevValue === 'Snoozed' && actorName(row) === 'System')
    return `snooze ended · back to ${revValue}`;
  const label = ownOf(labels, field) ?? labelOf(field).toLowerCase();
  if (metadata?.vote === 'UP') return `verified ${label}: ${valueWord(field, revValue)}`;
  if (metadata?.vote === 'DOWN') return `called ${label} wrong: ${valueWord(field, revValue)}`;
  const value = valueWord(field, revValue);
  const change =
    prevValue === null ? `set ${label}: ${value}` : `changed ${label}: ${valueWord(field, prevValue)} → ${value}`;
  // counted from the server's receipt, shortly after the choice
  return metadata?.snoozeDuration ? `${change} for ${formatDuration(toMinutes(metadata.snoozeDuration))}` : change;
}

/** Words that a person wrote with it: the note, or the reason. */
export const activityQuote = ({ field, revValue, metadata }: ActivityRow): string | null =>
  (field === 'notes' ? revValue : (metadata?.statusUpdateReason ?? metadata?.snoozeReason ?? metadata?.comment)) ||
  null;
