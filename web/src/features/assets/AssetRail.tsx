import { Boxes, Building2, Flame, Map as MapIcon, TriangleAlert } from 'lucide-react';
import { matchPath, NavLink } from 'react-router';
import { KindRail } from '#features/lists/LensRail.tsx';
import { allAssetsPath, assetLensPath, mapPath, spacesPath } from '#features/lists/places/asset-places.ts';
import { assetTexts as texts } from '#texts/assets.ts';
import { pageTexts } from '#texts/pages.ts';
import * as railCss from '#ui/rail.module.css';

const icons = {
  'active-assets': TriangleAlert,
  'critical-assets': Flame,
  'all-assets': Boxes,
};

const places = [
  { to: spacesPath, name: texts.spaces, icon: Building2 },
  { to: mapPath, name: pageTexts.map, icon: MapIcon },
];
const Places = () =>
  places.map(({ to, name, icon: Icon }) => (
    <li key={to} className={railCss.railLens}>
      <NavLink
        to={to}
        className={({ isActive }) => `${railCss.railItem} ${railCss.isLens}${isActive ? ` ${railCss.isOn}` : ''}`}
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        <span className="ell grow">{name}</span>
      </NavLink>
    </li>
  ));

/** Asset lenses in the rail, the page of spaces and the map. */
export const AssetRail = () => (
  <KindRail
    kind="asset"
    ownGroup={texts.ownLenses}
    pathOf={assetLensPath}
    baseOf={(pathname, lenses) => {
      const { team, name } = matchPath('/assets/:team/:name', pathname)?.params ?? {};
      const open = lenses.find((lens) => lens.groupLabel === team && lens.name === name);
      return open ? assetLensPath(open) : allAssetsPath;
    }}
    standard={{ label: texts.lenses, icons, more: <Places /> }}
  />
);
