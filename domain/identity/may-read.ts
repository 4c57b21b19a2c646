import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { may } from './assert-permission.ts';
import type { Area } from './built-in-permissions.ts';
import { findAsker } from './find-asker.ts';

/** True if a person may look at an area of a customer now (USR.22); false also for an area that there is not. */
export async function mayRead(
  deps: { db: Database; clock: Clock },
  { area, ...who }: { userId: string; customerId: number; area: string },
): Promise<boolean> {
  const person = await findAsker(deps, who);
  return person !== null && may(person, area as Area, 'VIEW');
}
