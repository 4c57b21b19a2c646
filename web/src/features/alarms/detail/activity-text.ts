import { builtInDefinitions } from '#domain/alarms/model/property.ts';
import { priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import type { ActivityFieldsFragment } from '#generated/graphql.ts';
import { activityFieldTexts, causeTexts, sourceEventTexts, activityTexts as texts } from '#texts/activity.ts';
import { blanks, formatDateTime, formatDuration } from '#ui/format.ts';
import { propertyLabel } from '../alarm-text.ts';

export type ActivityRow = ActivityFieldsFragment;

/** Returns the actor: person, "Automation · {rule}", source display name or system. */
export function actorName({ user, automationRule, externalSystem }: ActivityRow): string {
  if (user) return user.displayName;
  if (automationRule) return texts.automation(automationRule.name);
  return externalSystem?.displayName ?? texts.system;
}

/** Special texts for changes of some fields. */
const actions: Record<string, (revValue: string | null) => string> = {
  notes: () => texts.noteEdited,
  isPinned: (revValue) => (revValue === 'true' ? texts.pinned : texts.unpinned),
  isDeleted: (revValue) => (revValue === 'true' ? texts.alarmDeleted : texts.restored),
  endTime: (revValue) => (revValue === null ? texts.reopened : texts.cleared),
};

/** Returns a value's display text. */
function valueWord(field: string, value: string | null): string {
  if (value === null || value === '') return blanks;
  if (field === 'priority') return priorityLabels[Number(value)] ?? value;
  if (field === 'snoozeExpiresAt') return formatDateTime(value);
  if (value === 'true') return texts.yes;
  if (value === 'false') return texts.no;
  return value;
}

const labelOf = (field: string): string =>
  builtInDefinitions.find(({ name }) => name === field)?.label ?? propertyLabel(field);

const minuteMs = 60_000;
const toMinutes = (ms: number): number => Math.round(ms / minuteMs) * minuteMs;

/** Returns e.g. "changed priority: High → Highest", with the cause where it is not the actor's own decision. */
export function activityText(row: ActivityRow): string {
  const why = row.cause && ownOf(causeTexts, row.cause);
  return why ? texts.because(changeText(row), why) : changeText(row);
}

function changeText(row: ActivityRow): string {
  const { field, prevValue, revValue, metadata } = row;
  const action = ownOf(sourceEventTexts, field) ?? ownOf(actions, field)?.(revValue);
  if (action) return action;
  if (field === 'status' && prevValue === 'Snoozed' && actorName(row) === texts.system)
    return texts.snoozeEnded(revValue);
  const label = ownOf(activityFieldTexts, field) ?? labelOf(field).toLowerCase();
  if (metadata?.vote === 'UP') return texts.verified(label, valueWord(field, revValue));
  if (metadata?.vote === 'DOWN') return texts.markedWrong(label, valueWord(field, revValue));
  const value = valueWord(field, revValue);
  const change =
    prevValue === null ? texts.set(label, value) : texts.changed(label, valueWord(field, prevValue), value);
  // counted from the server's receipt, shortly after the choice
  return metadata?.snoozeDuration ? texts.lasting(change, formatDuration(toMinutes(metadata.snoozeDuration))) : change;
}

/** Returns the text that a person wrote with it: the note, or the reason. */
export const activityQuote = ({ field, revValue, metadata }: ActivityRow): string | null =>
  (field === 'notes' ? revValue : (metadata?.statusUpdateReason ?? metadata?.snoozeReason ?? metadata?.comment)) ||
  null;
