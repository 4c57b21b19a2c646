import { EllipsisVertical, Funnel, type LucideIcon, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { ownOf } from '#domain/own.ts';
import { chipOf, countOf, type Lens, standardGroup, useLensCounts, useLenses } from '#features/lenses/lenses.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { arrangeLensesTexts, lensTexts as texts } from '#texts/lenses.ts';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { MenuButton } from '#ui/Menu.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import * as railCss from '#ui/rail.module.css';
import { copiedLens, defaultLensPath, lensPath, newLens } from './lens-address.ts';

const ArrangeLenses = onDemand(async () => (await import('./lens-editor/ArrangeLenses.tsx')).ArrangeLenses);

interface KindRailProps {
  kind: LensKind;
  /** Name of the group of the person's own lenses. */
  ownGroup: string;
  pathOf: (lens: Lens) => string;
  /** Path of the list beneath the editor of a new lens. */
  baseOf: (pathname: string, lenses: readonly Lens[]) => string;
  /** The group of standard lenses, where the rail has it: its label, icons by lens, and what follows them. */
  standard?: { label: string; icons: Readonly<Record<string, LucideIcon>>; more?: ReactNode };
}

/** Lenses of one kind in the rail, with their counts: the standard ones, those of teams, and the person's own. */
export function KindRail({ kind, ownGroup, pathOf, baseOf, standard }: KindRailProps) {
  usePreload(ArrangeLenses);
  const me = useMe();
  const { pathname } = useLocation();
  const { lenses: known } = useLenses(kind);
  const lenses = known ?? [];
  const counts = useLensCounts(lenses);
  const [isArranging, setArranging] = useState(false);
  const canMake = can(me, 'lenses.own', 'CREATE');
  const list = (label: string) =>
    lenses
      .filter(({ groupLabel }) => groupLabel === label)
      .map((lens) => (
        <LensLink
          key={lens.id}
          lens={lens}
          path={pathOf(lens)}
          icon={standard && ownOf(standard.icons, lens.id)}
          count={counts.get(lens.id)}
          canMake={canMake && label !== standardGroup}
        />
      ));
  return (
    <div className={railCss.railLenses}>
      {standard && (
        <section aria-label={standard.label}>
          <h2 className={railCss.railGroup}>
            <span className="ell grow">{standardGroup}</span>
          </h2>
          <ul>
            {list(standardGroup)}
            {standard.more}
          </ul>
        </section>
      )}
      <TeamLenses lenses={lenses} list={list} />
      <section aria-label={ownGroup}>
        <OwnLensesHead
          name={ownGroup}
          base={canMake ? baseOf(pathname, lenses) : null}
          onArrange={() => setArranging(true)}
        />
        <ul>{list(ownGroup)}</ul>
      </section>
      {isArranging && <ArrangeLenses kind={kind} onClose={() => setArranging(false)} />}
    </div>
  );
}

/** Lenses of alarms: the standard ones are the tabs of triage. */
export const LensRail = () => (
  <KindRail
    kind="alarm"
    ownGroup="My Alarm Lenses"
    pathOf={lensPath}
    baseOf={(pathname) =>
      /^\/alarms\/[^/]+\/[^/]+$/.test(pathname) && !pathname.startsWith('/alarms/list/') ? pathname : defaultLensPath
    }
  />
);

interface TeamLensesProps {
  lenses: readonly Lens[];
  /** The items of a group. */
  list: (label: string) => ReactNode;
}

/** Lenses of teams, each under its team's name. */
const TeamLenses = ({ lenses, list }: TeamLensesProps) =>
  [...new Set(lenses.flatMap(({ team }) => team?.name ?? []))].map((label) => (
    <section key={label} aria-label={label}>
      <h2 className={railCss.railGroup}>
        <span className="ell grow">{texts.team(label)}</span>
      </h2>
      <ul>{list(label)}</ul>
    </section>
  ));

interface OwnLensesHeadProps {
  name: string;
  /** Path of the list beneath the editor of a new lens; null if the person may not create lenses. */
  base: string | null;
  onArrange: () => void;
}

/** Heading of the person's own lenses, with buttons that arrange and create lenses. */
const OwnLensesHead = ({ name, base, onArrange }: OwnLensesHeadProps) => (
  <h2 className={railCss.railGroup}>
    <span className="ell grow">{name}</span>
    <IconButton
      icon={SlidersHorizontal}
      iconSize={14}
      size="small"
      label={arrangeLensesTexts.title}
      onClick={onArrange}
    />
    {base && <IconLink icon={Plus} iconSize={15} size="small" label={texts.newLens} to={`${base}?edit=${newLens}`} />}
  </h2>
);

interface LensLinkProps {
  lens: Lens;
  path: string;
  icon?: LucideIcon;
  count: number | undefined;
  canMake: boolean;
}

/** Lens in the rail, with its count and its actions. */
function LensLink({ lens, path, icon: Icon = Funnel, count, canMake }: LensLinkProps) {
  const navigate = useNavigate();
  const edit = (id: string) => () => navigate(`${path}?edit=${id}`);
  const items = [
    ...(lens.canEdit ? [{ key: 'edit', label: texts.edit, onClick: edit(lens.id) }] : []),
    // LENS.7: sharing is a copy into a team
    ...(canMake ? [{ key: 'copy', label: texts.copy, onClick: edit(copiedLens) }] : []),
  ];
  return (
    <li className={railCss.railLens}>
      <NavLink
        to={path}
        className={({ isActive }) => `${railCss.railItem} ${railCss.isLens}${isActive ? ` ${railCss.isOn}` : ''}`}
        title={lens.description || undefined}
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        <span className="ell grow">{lens.name}</span>
        {count !== undefined && (
          <span className={`${railCss.railCount} num`} title={countOf(lens, count)}>
            {chipOf(lens, count)}
          </span>
        )}
      </NavLink>
      {items.length > 0 && (
        <MenuButton items={items}>
          <IconButton icon={EllipsisVertical} iconSize={14} size="small" label={texts.actions(lens.name)} />
        </MenuButton>
      )}
    </li>
  );
}
