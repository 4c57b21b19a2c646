import { useState } from 'react';
import { SourcesStrip } from '#features/fields/sources.tsx';
import { mobileAssetsPath, mobileFloorsPath } from '#features/lists/places/asset-places.ts';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { useTitle } from '#session/release.tsx';
import { floorPlanTexts } from '#texts/floor-plans.ts';
import { pageTexts } from '#texts/pages.ts';
import { BuildingResults } from '../BuildingResults.tsx';
import { BuildingSearch } from '../BuildingSearch.tsx';
import * as mapCss from '../map.module.css';
import { useMapBuildings } from '../use-map-buildings.ts';

/** The buildings on a phone, the worst first, each with the way to its floors. */
export function MobileBuildings() {
  const [searchTerm, setSearchTerm] = useState('');
  const found = useMapBuildings(searchTerm);
  useTitle(pageTexts.floors);
  return (
    <RecordPage name={pageTexts.floors} listPath={mobileAssetsPath} backLabel={floorPlanTexts.back}>
      <h1 className="unseen">{pageTexts.floors}</h1>
      <div className={mapCss.mapSideHead}>
        <BuildingSearch searchTerm={searchTerm} onSearch={setSearchTerm} />
        <SourcesStrip />
      </div>
      <BuildingResults
        found={found}
        searchTerm={searchTerm}
        onSearch={setSearchTerm}
        selectedId={null}
        pathOf={({ id }) => mobileFloorsPath(id)}
        isOfFloors
      />
    </RecordPage>
  );
}
