import { Layers, MapPin, Pencil } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { floorsPath } from '#features/lists/places/asset-places.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { Bell } from '#ui/Bell.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { type Building, worstFirst } from './buildings.ts';
import { BuildingFloors } from './floors/FloorsSection.tsx';
import { impactLooks } from './looks.ts';
import * as css from './map.module.css';

/** Rows that are drawn before somebody asks for more. */
const drawnAtOnce = 40;

export interface BuildingListProps {
  buildings: ReadonlyMap<string, Building>;
  selectedId: string | null;
  pathOf: (building: Building) => string;
  /** True where a building leads to its floors alone, and there is no map. */
  isOfFloors?: boolean;
  /** Absent where there is no map. */
  onSelect?: (building: Building) => void;
  /** Address of a building's editor; absent for those who may not draw. */
  editPathOf?: (building: Building) => string;
}

/** All buildings, the worst first: what the map shows, for the keyboard and for screen readers too (MAP.3). */
export function BuildingList({ buildings, ...rest }: BuildingListProps) {
  const list = useRef<HTMLDivElement>(null);
  const ordered = useHeldOrder(buildings, list);
  if (rest.isOfFloors)
    return (
      <div ref={list} className={css.mapList}>
        <Rows title={texts.list} buildings={ordered} {...rest} />
      </div>
    );
  const [placed, others] = [ordered.filter(({ geoJSON }) => geoJSON), ordered.filter(({ geoJSON }) => !geoJSON)];
  return (
    <div ref={list} className={css.mapList}>
      <Rows title={texts.onMap} buildings={placed} {...rest} />
      <Rows
        title={texts.withoutShape}
        hint={texts.withoutShapeHint}
        buildings={others}
        {...rest}
        onSelect={undefined}
      />
    </div>
  );
}

/** Orders buildings the worst first; while the hand is on the list, those that stand in it stay where they are. */
function useHeldOrder(buildings: ReadonlyMap<string, Building>, list: RefObject<HTMLElement | null>): Building[] {
  const order = useRef<readonly string[]>([]);
  return useMemo(() => {
    const sorted = [...buildings.values()].sort(worstFirst);
    if (list.current?.matches(':hover, :focus-within')) {
      const places = new Map(order.current.map((id, index) => [id, index]));
      const placeOf = ({ id }: Building): number => places.get(id) ?? Number.POSITIVE_INFINITY;
      sorted.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
    }
    order.current = sorted.map(({ id }) => id);
    return sorted;
  }, [buildings, list]);
}

type RowsProps = Omit<BuildingListProps, 'buildings'> & {
  title: string;
  hint?: ReactNode;
  buildings: readonly Building[];
};

function Rows({ title, hint, buildings, selectedId, pathOf, isOfFloors = false, onSelect, editPathOf }: RowsProps) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  if (buildings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={css.mapListTitle}>
        {title} <span className="meta quiet num">{texts.count(buildings.length)}</span>
      </h2>
      {hint && <p className={`meta quiet ${css.mapListHint}`}>{hint}</p>}
      <ul>
        {buildings.slice(0, drawn).map((building) => {
          const { id, name, activeAlarmCount, priority, impact } = building;
          const { tone, icon } = impactLooks[impact];
          return (
            <Fragment key={id}>
              <li className={`${css.mapRow}${id === selectedId ? ` ${css.isSelected}` : ''}`}>
                <Link
                  to={pathOf(building)}
                  className={css.mapRowName}
                  aria-label={(isOfFloors ? texts.floorsOf : texts.openLens)(name)}
                  dir="auto"
                >
                  {name}
                </Link>
                <span className={css.mapRowFacts}>
                  {activeAlarmCount > 0 ? (
                    <>
                      <Tag tone={tone} icon={icon} quiet>
                        {texts.impacts[impact]}
                      </Tag>
                      <Bell priority={priority ?? 0} active size={13} />
                      <span className="num">{texts.active(activeAlarmCount)}</span>
                    </>
                  ) : (
                    <span className="quiet">{texts.quiet}</span>
                  )}
                </span>
                <span className={css.mapRowActions}>
                  {onSelect && (
                    <IconButton
                      icon={MapPin}
                      size="small"
                      iconSize={14}
                      label={texts.showOnMap(name)}
                      aria-pressed={id === selectedId}
                      onClick={() => onSelect(building)}
                    />
                  )}
                  {!isOfFloors && (
                    <IconLink
                      icon={Layers}
                      size="small"
                      iconSize={14}
                      label={texts.floorsOf(name)}
                      to={floorsPath(id)}
                    />
                  )}
                  {editPathOf && (
                    <IconLink
                      icon={Pencil}
                      size="small"
                      iconSize={14}
                      label={texts.editShape(name)}
                      to={editPathOf(building)}
                    />
                  )}
                </span>
              </li>
              {id === selectedId && onSelect && <BuildingFloors buildingId={id} name={name} />}
            </Fragment>
          );
        })}
      </ul>
      {buildings.length > drawn && (
        <Button size="small" variant="ghost" onClick={() => setDrawn(drawn + drawnAtOnce)}>
          {texts.showMore}
        </Button>
      )}
    </section>
  );
}
