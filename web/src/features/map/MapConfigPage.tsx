import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { mapBuildingsMax } from '#domain/constants.ts';
import { AdministrationPage } from '#frame/AdministrationPage.tsx';
import { alwaysFresh } from '#session/apollo.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Missing, Skeleton } from '#ui/states.tsx';
import { useStable } from '#ui/use-stable.ts';
import { BuildingSearch } from './BuildingSearch.tsx';
import { type Building, buildingOf } from './buildings.ts';
import { ShapeEditor } from './editor/ShapeEditor.tsx';
import { hasWebGl } from './has-webgl.ts';
import * as css from './map.module.css';
import { mapBuildingsQuery } from './map-queries.ts';
import { useMapBuildings } from './use-map-buildings.ts';

const drawnAtOnce = 100;
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const stateOf = ({ geoJSON }: Building): string =>
  geoJSON === null ? texts.states.none : geoJSON.type === 'Point' ? texts.states.point : texts.states.ring;

/** The tab "Map View" of customer administration (AST-037): all buildings, and the editor of one's shape. */
export function MapConfigPage() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const openId = params.get('building');
  const searchTerm = params.get('q') ?? '';
  const [canDraw, setCanDraw] = useState(hasWebGl);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  /** True if there are more buildings than are read: the server searches them. */
  const [isLarge, setLarge] = useState(false);
  const { buildings, total, status, error, reload, put } = useMapBuildings(isLarge ? searchTerm : '');
  if (!isLarge && total !== null && total > mapBuildingsMax) setLarge(true);
  const search = useStable((term: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (term) next.set('q', term);
        else next.delete('q');
        return next;
      },
      { replace: true },
    ),
  );
  const all = [...buildings.values()];
  const found = all
    .filter(({ name }) => name.toLowerCase().includes(searchTerm.toLowerCase()))
    .sort((a, b) => names.compare(a.name, b.name));
  const known = openId === null ? undefined : buildings.get(openId);
  // a building that the list has not read
  const single = useQuery(mapBuildingsQuery, {
    variables: { ids: openId === null ? [] : [openId] },
    skip: openId === null || known !== undefined || status !== 'ready',
    ...alwaysFresh,
    context: { quiet: true },
  });
  const [alone] = single.data?.getMapViewBuildingAssets.buildingAssets ?? [];
  const open = known ?? (alone && alone.id === openId ? buildingOf(alone) : undefined);
  const closePath = searchTerm ? `${pathname}?${new URLSearchParams({ q: searchTerm })}` : pathname;
  const pathOf = ({ id }: Building): string =>
    `${pathname}?${new URLSearchParams({ ...(searchTerm && { q: searchTerm }), building: id })}`;
  return (
    <AdministrationPage name={pageTexts.mapView}>
      <div className={css.mapPage}>
        <section className={css.mapSide} aria-label={texts.list} aria-busy={status === 'loading'}>
          <h1 className="unseen">{pageTexts.mapView}</h1>
          <div className={css.mapSideHead}>
            <BuildingSearch searchTerm={searchTerm} onSearch={search} />
            {!canDraw && <p className={css.mapNote}>{texts.noWebGlEditor}</p>}
          </div>
          <div className={css.mapList}>
            {status === 'failed' && <Failed title={texts.failed} error={error} onRetry={reload} />}
            <ul>
              {found.slice(0, drawn).map((building) => (
                <li key={building.id} className={`${css.mapRow}${building.id === openId ? ` ${css.isSelected}` : ''}`}>
                  <Link
                    to={pathOf(building)}
                    className={css.mapRowName}
                    aria-current={building.id === openId || undefined}
                    dir="auto"
                  >
                    {building.name}
                  </Link>
                  <span className={css.mapRowFacts}>{stateOf(building)}</span>
                </li>
              ))}
            </ul>
            {found.length > drawn && (
              <Button size="small" variant="ghost" onClick={() => setDrawn(drawn + drawnAtOnce)}>
                {texts.showMore}
              </Button>
            )}
            {buildings.size === 0 && status === 'loading' && <Skeleton />}
            {buildings.size === 0 && status === 'ready' && (
              <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />
            )}
            {buildings.size > 0 && found.length === 0 && <Empty kind="filtered" title={texts.noMatch} />}
          </div>
        </section>
        {open ? (
          <ShapeEditor
            key={open.id}
            building={open}
            others={all.filter(({ id }) => id !== open.id)}
            canDraw={canDraw}
            closePath={closePath}
            onSaved={put}
            onFailed={() => setCanDraw(false)}
          />
        ) : openId !== null && status === 'ready' && single.data ? (
          <Missing title={texts.missing} />
        ) : (
          openId === null && status === 'ready' && buildings.size > 0 && <Empty kind="none" title={texts.chooseOne} />
        )}
      </div>
    </AdministrationPage>
  );
}
