import { snoozePresets } from '#domain/constants.ts';
import { decisionDialogTexts as texts } from '#texts/decisions.ts';

const hourMs = 3_600_000;
const hoursOfDay = 24;

/** "1 hour", "7 days". */
export function presetName(hours: number): string {
  const isDays = hours > hoursOfDay && hours % hoursOfDay === 0;
  return isDays ? texts.snoozeDays(hours / hoursOfDay) : texts.snoozeHours(hours);
}

/** Returns the end of a preset, in elapsed hours: a clock change does not shift it. */
export const presetEnd = (hours: number, nowMs: number): string => new Date(nowMs + hours * hourMs).toISOString();

/** Returns the preset of a key, 1 to 6; undefined for another key. */
export const presetOfKey = (key: string): number | undefined =>
  /^[1-9]$/.test(key) ? snoozePresets[Number(key) - 1] : undefined;
