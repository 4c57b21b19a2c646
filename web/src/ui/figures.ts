import { numberFormat } from '#texts/common.ts';

/** Numbers that are no counts, and that the first list has none of. */

const whole = numberFormat({ maximumFractionDigits: 0 });
const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `42%`; one decimal below 10%. */
export const percent = (share: number): string => `${(share >= 0.1 || share === 0 ? whole : tenths)(share * 100)}%`;

/** Size in the largest unit that keeps it above 1: `812 B`, `14 KB`, `2.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${whole(bytes)} B`;
  if (bytes < 1_024 * 1_024) return `${whole(bytes / 1_024)} KB`;
  return `${tenths(bytes / 1_024 / 1_024)} MB`;
}
