import { standardGroup } from '../features/alarms/lenses.ts';
import { alarmPath, defaultLensPath, lensPath } from '../features/alarms/list/lens-address.ts';
import { allWorkPath, mobileActiveWorkPath, mobileWorkPath } from '../features/work/work-places.ts';

export const mobileListPath = '/m/alarms/list/';
export const mobileAlarmPath = (id: string) => `/m/alarms/alarms/list/active_alarms/${id}`;

interface ConsolePage {
  alarmId?: string;
  ticketId?: string;
  lens?: string;
  pathname?: string;
}

const isWork = ({ pathname = '' }: ConsolePage): boolean => /^(\/m\/alarms|\/alarms)?\/work(\/|$)/.test(pathname);

/** Where the mobile shell shows what a page of the console shows; null where it has no such page. */
export function mobilePlace(page: ConsolePage, search: string): string | null {
  if (page.ticketId) return `${mobileActiveWorkPath}/${page.ticketId}`;
  if (isWork(page)) return mobileWorkPath;
  if (page.alarmId) return mobileAlarmPath(page.alarmId);
  if (!page.lens) return null;
  const params = new URLSearchParams(search);
  params.set('lens', page.lens);
  return `${mobileListPath}?${params}`;
}

/** Where the console shows what the mobile shell shows. */
export function consolePlace(page: ConsolePage, search: string): string {
  if (page.ticketId) return `${allWorkPath}/${page.ticketId}`;
  if (isWork(page)) return allWorkPath;
  if (page.alarmId) return alarmPath(page.alarmId);
  const params = new URLSearchParams(search);
  const name = params.get('lens');
  params.delete('lens');
  const path = name ? lensPath({ groupLabel: standardGroup, name }) : defaultLensPath;
  return params.size > 0 ? `${path}?${params}` : path;
}
