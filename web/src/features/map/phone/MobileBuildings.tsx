import { useState } from 'react';
import { mobileAssetsPath, mobileFloorsPath } from '#features/lists/places/asset-places.ts';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { useTitle } from '#session/release.tsx';
import { floorPlanTexts } from '#texts/floor-plans.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { BuildingList } from '../BuildingList.tsx';
import { BuildingSearch } from '../BuildingSearch.tsx';
import { useMapBuildings } from '../use-map-buildings.ts';
import '../map.css';

/** The buildings on a phone, the worst first, each with the way to its floors. */
export function MobileBuildings() {
  const [searchTerm, setSearchTerm] = useState('');
  const { buildings, status, error, reload } = useMapBuildings(searchTerm);
  useTitle(pageTexts.floors);
  return (
    <RecordPage name={pageTexts.floors} listPath={mobileAssetsPath} backLabel={floorPlanTexts.back}>
      <h1 className="unseen">{pageTexts.floors}</h1>
      <div className="map-side-head">
        <BuildingSearch searchTerm={searchTerm} onSearch={setSearchTerm} />
      </div>
      {buildings.size > 0 ? (
        <BuildingList buildings={buildings} selectedId={null} pathOf={({ id }) => mobileFloorsPath(id)} isOfFloors />
      ) : status === 'failed' ? (
        <Failed title={texts.failed} error={error} onRetry={reload} />
      ) : status === 'loading' ? (
        <Skeleton />
      ) : searchTerm ? (
        <Empty kind="filtered" title={texts.noMatch}>
          <Button onClick={() => setSearchTerm('')}>{texts.clearSearch}</Button>
        </Empty>
      ) : (
        <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />
      )}
    </RecordPage>
  );
}
