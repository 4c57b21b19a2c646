import type { KpiMetricType, KpiUnit } from '#domain/kpis/definitions.ts';
import { numberFormat } from '#texts/common.ts';
import { kpiSideTexts, kpiTexts, kpiUnitTexts } from '#texts/kpis.ts';
import { formatCount, unknown } from '#ui/format.ts';

export interface Ratio {
  numerator?: number | null;
  denominator?: number | null;
}

/**
 * Returns the value of a metric in its unit: the client divides. Null where there are no facts or nothing to divide by;
 * of prioritized alarms 0 where there were none (KPI.16).
 */
export function kpiValue(metricType: KpiMetricType, format: KpiUnit, { numerator, denominator }: Ratio): number | null {
  if (numerator == null || denominator == null) return null;
  if (denominator === 0) return metricType === 'PRIORITIZED_ALARMS' ? 0 : null;
  return (numerator / denominator) * (format === 'PERCENTAGE' ? 100 : 1);
}

const oneDecimal = numberFormat({ maximumFractionDigits: 1 });
const twoDecimals = numberFormat({ maximumFractionDigits: 2 });
const whole = numberFormat({ maximumFractionDigits: 0 });

const rounded = (value: number): string => {
  const size = Math.abs(value);
  return (size >= 20 ? whole : size >= 1 ? oneDecimal : twoDecimals)(value);
};

/** Returns a figure: whole from 20 on, with a decimal from 1 on, else with two; a dash without a value. */
export const figure = (value: number | null): string => (value === null ? unknown : rounded(value));

/** Returns a value with its unit, e.g. "22 min". */
export const withUnit = (value: number | null, format: KpiUnit): string =>
  value === null ? unknown : `${figure(value)} ${kpiUnitTexts[format].short}`.trim();

export interface Change {
  /** Sign of the difference. */
  direction: -1 | 0 | 1;
  text: string;
}

/**
 * Returns how a value differs from the one before: shares in points, others in their unit. Time to dispatch is relative
 * to the larger of the two (KPI-033). Null without both.
 */
export function changeOf(
  metricType: KpiMetricType,
  format: KpiUnit,
  current: number | null,
  previous: number | null,
): Change | null {
  if (current === null || previous === null) return null;
  const difference = current - previous;
  const larger = Math.max(current, previous);
  const text =
    metricType === 'TIME_TO_DISPATCH'
      ? `${figure(larger === 0 ? 0 : (difference / larger) * 100)} %`
      : format === 'PERCENTAGE'
        ? kpiTexts.points(oneDecimal(difference))
        : `${rounded(difference)} ${kpiUnitTexts[format].short}`.trim();
  const unsigned = text.replace(/[-−]/, '');
  // what is shown as zero has neither sign nor direction
  if (!/[1-9]/.test(text)) return { direction: 0, text: unsigned };
  return difference > 0 ? { direction: 1, text: `+${unsigned}` } : { direction: -1, text: `−${unsigned}` };
}

/** Returns what a value is divided from, e.g. "3 of 4", "5 in 744 h", "40 min over 2 tickets"; empty where it is not known. */
export function countedText(metricType: KpiMetricType, format: KpiUnit, { numerator, denominator }: Ratio): string {
  if (numerator == null || denominator == null) return '';
  if (metricType === 'ALARMS_PER_HOUR') return kpiTexts.inHours(formatCount(numerator), figure(denominator));
  if (isMean(format)) return kpiTexts.overTickets(withUnit(numerator, format), denominator);
  return kpiTexts.ratio(formatCount(numerator), formatCount(denominator));
}

/** Returns what the values of both periods are divided from, e.g. "3 of 4 · 1 of 1 before"; empty where neither is known. */
export function countedTexts(metricType: KpiMetricType, format: KpiUnit, current: Ratio, previous: Ratio): string {
  const before = countedText(metricType, format, previous);
  const counted = [countedText(metricType, format, current) || unknown, before && kpiTexts.before(before)];
  const text = counted.filter(Boolean).join(' · ');
  if (text === unknown) return '';
  return metricType === 'PRIORITY_DISTRIBUTION' ? kpiTexts.named(kpiSideTexts[metricType].NUMERATOR, text) : text;
}

/** True if the unit is one of time: the metric is the mean of tickets. */
export const isMean = (format: KpiUnit): boolean => format === 'DAYS' || format === 'HOURS' || format === 'MINUTES';
