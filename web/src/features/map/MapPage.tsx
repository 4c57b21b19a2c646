import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { mapBuildingsMax } from '#domain/constants.ts';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { Page } from '#frame/Page.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { grouped } from '#texts/common.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { pageTexts } from '#texts/pages.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { useStable } from '#ui/use-stable.ts';
import { BuildingResults } from './BuildingResults.tsx';
import { BuildingSearch } from './BuildingSearch.tsx';
import { type Building, buildingLensPath } from './buildings.ts';
import { CanvasGuard } from './CanvasGuard.tsx';
import { hasWebGl } from './has-webgl.ts';
import { Legend } from './Legend.tsx';
import * as css from './map.module.css';
import { editorPath, parsePosition, positionParam } from './map-address.ts';
import { useMapBuildings } from './use-map-buildings.ts';
import { useMapConfig } from './use-map-config.ts';

const MapCanvas = onDemand(async () => (await import('./canvas/canvases.ts')).MapCanvas);

/** The map of buildings (MAP.1), with a list that has all that it shows. The address holds position and selection. */
export function MapPage() {
  const me = useMe();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const searchTerm = params.get('q') ?? '';
  const selectedId = params.get('building');
  const [startAt] = useState(() => parsePosition(params.get('at')));
  const [canDraw, setCanDraw] = useState(hasWebGl);
  const config = useMapConfig();
  const found = useMapBuildings(searchTerm);
  const { buildings, total, status } = found;
  // the map is drawn first
  const listed = useDeferredValue(found);
  const set = useStable((name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    ),
  );
  const search = useStable((term: string) => set('q', term));
  const pathOf = (building: Building) => buildingLensPath(me, building);
  const inAlarm = [...buildings.values()].filter(({ activeAlarmCount }) => activeAlarmCount > 0).length;
  return (
    <Page
      crumbs={[{ name: pageTexts.assets, to: '/assets' }, { name: pageTexts.map }]}
      title={[pageTexts.map, pageTexts.assets]}
    >
      <div className={`${css.mapPage}${canDraw ? '' : ` ${css.isList}`}`}>
        <h1 className="unseen">{pageTexts.map}</h1>
        <section className={css.mapSide} aria-label={texts.list} aria-busy={status === 'loading'}>
          <div className={css.mapSideHead}>
            <BuildingSearch searchTerm={searchTerm} onSearch={search} />
            <p className="meta quiet num" role="status">
              {total !== null &&
                (total > mapBuildingsMax
                  ? texts.shownOf(grouped(mapBuildingsMax), grouped(total))
                  : `${texts.count(total)}${inAlarm > 0 ? ` · ${texts.inAlarm(inAlarm)}` : ''}`)}
            </p>
            {!canDraw && <p className={css.mapNote}>{texts.noWebGl}</p>}
            <SourcesStrip />
          </div>
          <BuildingResults
            found={listed}
            searchTerm={searchTerm}
            onSearch={search}
            selectedId={selectedId}
            pathOf={pathOf}
            onSelect={canDraw ? ({ id }) => set('building', id === selectedId ? null : id) : undefined}
            editPathOf={can(me, 'assets', 'EDIT') ? ({ id }) => editorPath(me.customer, id) : undefined}
          />
        </section>
        {canDraw && (
          <div className={css.mapMain}>
            <CanvasGuard onFailed={() => setCanDraw(false)}>
              <MapCanvas
                mapbox={config?.mapbox}
                buildings={buildings}
                isReading={status === 'loading'}
                selectedId={selectedId}
                position={startAt}
                onMove={(position) => set('at', positionParam(position))}
                onOpen={(building) => navigate(pathOf(building))}
                onFailed={() => setCanDraw(false)}
              />
            </CanvasGuard>
            <Legend />
          </div>
        )}
      </div>
    </Page>
  );
}
