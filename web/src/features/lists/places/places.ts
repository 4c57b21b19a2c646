import { standardGroup } from '#features/lenses/standard-group.ts';
import { alarmPath, defaultLensPath, lensPath } from './alarm-places.ts';
import {
  allAssetsPath,
  assetLensPath,
  entityPath,
  floorPlanPath,
  mapPath,
  mobileAssetsPath,
  mobileBuildingsPath,
  mobileEntityPath,
  mobileFloorPlanPath,
} from './asset-places.ts';
import { allWorkPath, mobileActiveWorkPath, mobileWorkPath, standardWorkLensPath } from './work-places.ts';

export const mobileListPath = '/m/alarms/list/';
export const mobileAlarmPath = (id: string) => `/m/alarms/alarms/list/active_alarms/${id}`;

interface ConsolePage {
  alarmId?: string;
  ticketId?: string;
  entityId?: string;
  floorId?: string;
  lens?: string;
  workLens?: string;
  pathname?: string;
}

const isWork = ({ pathname = '' }: ConsolePage): boolean => /^(\/m\/alarms|\/alarms)?\/work(\/|$)/.test(pathname);

/** True for lists of assets: other pages of the area have no place on a phone. */
const isAssetList = ({ pathname = '', lens }: ConsolePage): boolean =>
  pathname.startsWith('/m/assets/') || (lens !== undefined && pathname.startsWith('/assets/'));

/** Returns the mobile shell's path for a page of the console; null if it has no such page. */
export function mobilePlace(page: ConsolePage, search: string): string | null {
  if (page.ticketId) return `${mobileActiveWorkPath}/${page.ticketId}`;
  if (page.entityId) return withSearch(mobileEntityPath(page.entityId), search);
  // rooms are not drawn on a phone
  if (page.floorId)
    return new URLSearchParams(search).has('edit') ? null : withSearch(mobileFloorPlanPath(page.floorId), search);
  if (isAssetList(page)) return withSearch(mobileAssetsPath, search, page.lens);
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
  if (page.entityId) return withSearch(entityPath(page.entityId), search);
  if (page.floorId) return withSearch(floorPlanPath(page.floorId), search);
  if (page.pathname?.startsWith(mobileBuildingsPath)) return mapPath;
  const params = new URLSearchParams(search);
  const name = params.get('lens');
  params.delete('lens');
  const { any, named } = listPlaces(page);
  return withSearch(name ? named(name) : any, params.toString());
}

/** Paths of the console's lists of one kind: without a lens in the address, and of a standard lens. */
function listPlaces(page: ConsolePage): { any: string; named: (lens: string) => string } {
  if (isWork(page)) return { any: allWorkPath, named: standardWorkLensPath };
  const standard = (lens: string) => ({ groupLabel: standardGroup, name: lens });
  if (isAssetList(page)) return { any: allAssetsPath, named: (lens) => assetLensPath(standard(lens)) };
  return { any: defaultLensPath, named: (lens) => lensPath(standard(lens)) };
}
