import { offsetMs } from '#domain/timezone.ts';

/** Returns the date whose local time is the wall-clock time of a timezone at an instant: pickers show local times. */
export function toWallTime(at: Date, timezone: string): Date {
  const wall = new Date(at.getTime() + offsetMs(timezone, at.getTime()));
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  );
}

/** Returns the instant at which a timezone's wall clock shows a date's local time; one that is skipped comes an hour later. */
export function fromWallTime(local: Date, timezone: string): Date {
  const wall = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate(), local.getHours(), local.getMinutes());
  const near = wall - offsetMs(timezone, wall);
  return new Date(wall - offsetMs(timezone, near));
}
