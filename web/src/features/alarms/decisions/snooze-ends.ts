import { snoozePresets } from '#domain/constants.ts';
import { decisionDialogTexts as texts } from '#texts/decisions.ts';

const hourMs = 3_600_000;
const hoursOfDay = 24;

/** "1 hour", "7 days". */
export function presetName(hours: number): string {
  const isDays = hours > hoursOfDay && hours % hoursOfDay === 0;
  return isDays ? texts.snoozeDays(hours / hoursOfDay) : texts.snoozeHours(hours);
}

/** When a preset ends: hours are hours, also across a change of the clocks. */
export const presetEnd = (hours: number, nowMs: number): string => new Date(nowMs + hours * hourMs).toISOString();

/** The preset of a key, 1 to 6; undefined for another key. */
export const presetOfKey = (key: string): number | undefined =>
  /^[1-9]$/.test(key) ? snoozePresets[Number(key) - 1] : undefined;
