import { standardGroup } from '../features/alarms/lenses.ts';
import { alarmPath, defaultLensPath, lensPath } from '../features/alarms/list/lens-address.ts';

export const mobileListPath = '/m/alarms/list/';
export const mobileAlarmPath = (id: string) => `/m/alarms/alarms/list/active_alarms/${id}`;

/** Where the mobile shell shows what a page of the console shows; null where it has no such page. */
export function mobilePlace(page: { alarmId?: string; lens?: string }, search: string): string | null {
  if (page.alarmId) return mobileAlarmPath(page.alarmId);
  if (!page.lens) return null;
  const params = new URLSearchParams(search);
  params.set('lens', page.lens);
  return `${mobileListPath}?${params}`;
}

/** Where the console shows what the mobile shell shows. */
export function consolePlace(page: { alarmId?: string }, search: string): string {
  if (page.alarmId) return alarmPath(page.alarmId);
  const params = new URLSearchParams(search);
  const name = params.get('lens');
  params.delete('lens');
  const path = name ? lensPath({ groupLabel: standardGroup, name }) : defaultLensPath;
  return params.size > 0 ? `${path}?${params}` : path;
}
