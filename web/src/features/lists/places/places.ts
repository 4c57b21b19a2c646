import { standardGroup } from '#features/lenses/standard-group.ts';
import { alarmPath, defaultLensPath, lensPath } from './alarm-places.ts';
import { allWorkPath, mobileActiveWorkPath, mobileWorkPath, standardWorkLensPath } from './work-places.ts';

export const mobileListPath = '/m/alarms/list/';
export const mobileAlarmPath = (id: string) => `/m/alarms/alarms/list/active_alarms/${id}`;

interface ConsolePage {
  alarmId?: string;
  ticketId?: string;
  lens?: string;
  workLens?: string;
  pathname?: string;
}

const isWork = ({ pathname = '' }: ConsolePage): boolean => /^(\/m\/alarms|\/alarms)?\/work(\/|$)/.test(pathname);

/** Returns the mobile shell's path for a page of the console; null if it has no such page. */
export function mobilePlace(page: ConsolePage, search: string): string | null {
  if (page.ticketId) return `${mobileActiveWorkPath}/${page.ticketId}`;
  if (isWork(page)) return withSearch(mobileWorkPath, search, page.workLens);
  if (page.alarmId) return mobileAlarmPath(page.alarmId);
  return page.lens ? withSearch(mobileListPath, search, page.lens) : null;
}

function withSearch(path: string, search: string, lens?: string): string {
  const params = new URLSearchParams(search);
  if (lens) params.set('lens', lens);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Returns the console's path for a mobile page. */
export function consolePlace(page: ConsolePage, search: string): string {
  if (page.ticketId) return `${allWorkPath}/${page.ticketId}`;
  if (page.alarmId) return alarmPath(page.alarmId);
  const params = new URLSearchParams(search);
  const name = params.get('lens');
  params.delete('lens');
  const [any, named] = isWork(page)
    ? [allWorkPath, standardWorkLensPath]
    : [defaultLensPath, (lens: string) => lensPath({ groupLabel: standardGroup, name: lens })];
  return withSearch(name ? named(name) : any, params.toString());
}
