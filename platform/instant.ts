const dayMs = 86_400_000;
let cachedDay = { start: Number.NaN, text: '' };

/**
 * Formats an instant as engines parse it fastest: `2026-01-05 14:03:22.118`, UTC. Most rows of a batch share a day.
 * @param ms milliseconds since the epoch
 */
export function utcText(ms: number): string {
  const start = Math.floor(ms / dayMs) * dayMs;
  if (start !== cachedDay.start)
    cachedDay = { start, text: new Date(start).toISOString().slice(0, 11).replace('T', ' ') };
  const rest = ms - start;
  const [hours, minutes, seconds] = [
    Math.floor(rest / 3_600_000),
    Math.floor(rest / 60_000) % 60,
    Math.floor(rest / 1_000) % 60,
  ];
  return `${cachedDay.text}${two(hours)}:${two(minutes)}:${two(seconds)}.${three(Math.floor(rest % 1_000))}`;
}
const two = (value: number): string => (value < 10 ? `0${value}` : String(value));
const three = (value: number): string => (value < 10 ? `00${value}` : value < 100 ? `0${value}` : String(value));

/** Parses Postgres's form `2026-01-05 14:03:22.118+00`; undefined for other forms (infinity, other zones). */
export function readUtcText(text: string): Date | undefined {
  if (text[4] !== '-' || text[10] !== ' ' || !text.endsWith('+00')) return undefined;
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

/** Returns milliseconds since the epoch, or a Date, as ISO 8601 in UTC with milliseconds. */
export const iso = (time: number | Date): string => new Date(time).toISOString();
export const isoOrNull = (time: number | Date | null): string | null => (time === null ? null : iso(time));
