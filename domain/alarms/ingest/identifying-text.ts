/**
 * ALM.1: the part of an alarm's text that identifies the alarm. Dates, times and measured values (signed, decimal or
 * with a unit) vary from event to event and are removed; numbers in names ("Room 101", "VAV 2-1") stay, or rooms would
 * merge.
 */

/** Words whose number is a name even where a unit or a decimal point makes it look measured ("VAV 3 CFM low"). */
export const namingWords = new Set(
  (
    'ahu area bay bed block blower boiler bldg breaker building cabinet camera chiller circuit circuits compressor crac ' +
    'crah cooler damper device door doors elevator exchanger fan fans fcu feeder fl floor floors freezer fume gate ' +
    'generator hood heater hp hx id lab level line loop mau meter module no number oau panel phase pipe port position ' +
    'pump pumps rack riser rm room rooms row rtu sensor sector section shaft shop stage station suite system tank ' +
    'terminal tower transformer unit units ups valve vav vfd wing zone zones'
  ).split(' '),
);

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const clock = '\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?';
const zone = '(?:\\s?(?:z|utc|gmt|[a-z]{1,3}[sd]t|cet)\\b|\\s?[+-]\\d{2}:?\\d{2})?';
const times = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${[
    `\\d{4}-\\d{2}-\\d{2}(?:[t ]${clock}${zone})?`,
    `\\d{1,2}[- ]${months}[- ,]+\\d{2,4}`,
    `${months}\\.? \\d{1,2},? \\d{4}`,
    '\\d{1,2}/\\d{1,2}/\\d{2,4}',
    '\\d{1,2}\\.\\d{1,2}\\.\\d{4}',
    `${clock}(?:\\s?[ap]\\.?m\\b\\.?)?${zone}`,
  ].join('|')})(?![\\p{L}\\p{N}_])`,
  'gu',
);

const symbols = '[°º]\\s?[cfk]?|%(?:\\s?rh)?';
const words =
  'degrees?|deg(?:\\s?[cf])?|in\\.?/?\\s?w\\.?[cg]\\.?|in\\s?h2o|iwc|psi[gad]?|[kh]?pa|m?bar|cfm|fpm|gpm|lpm|lps|l/s|' +
  'm3/h|kwh?|mwh?|kva|kv|ma|mv|vac|vdc|volts?|amps?|hz|rpm|ppm|ppb|lux|btuh?|kbtuh?|seconds?|secs?|minutes?|mins?|' +
  'hours?|hrs?|days?';
const letters = '[cfkvaw]';
const measured = new RegExp(
  `(?<![\\p{L}\\p{N}_.,#/-])([+−-]?)(\\d+(?:[.,]\\d+)*)(?:(\\s?)(?:(${symbols})|(${words})|(${letters}))(?![\\p{L}\\p{N}_]))?` +
    '(?![\\p{L}\\p{N}_]|[-/]\\d)',
  'gu',
);
const decimal = /^\d+(?:,\d{3})*\.\d+$/;
const wordBefore = /(\p{L}+)[\s.:#]*$/u;
const longestRead = 4_000;

/** Lower case, white space collapsed, dates, times and measured values removed. Never empty for a text that is not. */
export function identifyingText(message: string): string {
  const text = message.slice(0, longestRead).normalize('NFKC').toLowerCase();
  const kept = text.replace(times, ' ').replace(measured, withoutMeasured).replace(/\s+/g, ' ').trim();
  return kept === '' ? text.replace(/\s+/g, ' ').trim() : kept;
}

function withoutMeasured(
  match: string,
  sign: string,
  number: string,
  gap: string | undefined,
  symbol: string | undefined,
  word: string | undefined,
  letter: string | undefined,
  at: number,
  whole: string,
): string {
  const isDecimal = decimal.test(number);
  if (sign !== '' || symbol !== undefined) return ' ';
  const name = wordBefore.exec(whole.slice(Math.max(0, at - 30), at))?.[1];
  const isNamed = name !== undefined && namingWords.has(name);
  if (word !== undefined) return gap === '' || isDecimal || !isNamed ? ' ' : match;
  // A single letter is a unit only after a decimal: "78.4 F", but "Room 12F".
  return isDecimal && (letter !== undefined || !isNamed) ? ' ' : match;
}
