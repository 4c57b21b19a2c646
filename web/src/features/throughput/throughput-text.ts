import { numberFormat } from '#texts/common.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { formatAgo } from '#ui/format.ts';

const hourMs = 3_600_000;

/** Formats the age of the hour of a last event. */
export const formatHoursAgo = (agoMs: number): string => (agoMs < hourMs ? texts.thisHour : formatAgo(agoMs));

const twoDigits = numberFormat({ maximumSignificantDigits: 2 });
const threeDigits = numberFormat({ maximumSignificantDigits: 3 });

/** Alarms/h with 2-3 significant digits. */
export const formatRate = (perHour: number): string => {
  if (perHour === 0) return '0';
  if (perHour < 0.01) return texts.nearlyNone;
  return (perHour < 100 ? twoDigits : threeDigits)(perHour);
};
