import { useParams } from 'react-router';
import { mobileBuildingsPath, mobileFloorsPath } from '#features/lists/places/asset-places.ts';
import { RecordPage } from '#frame/phone/RecordPage.tsx';
import { useTitle } from '#session/release.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { FloorContent } from '../floors/FloorContent.tsx';
import { useFloor } from '../floors/use-floor.ts';

/** The floor plan of one floor on a phone (MAP.6), to read: the plan, the alarms of the chosen room, and all rooms beneath. */
export function MobileFloor() {
  const { floorId = '' } = useParams();
  const { floor, isMissing, error, hasFailed, retry, again, changes } = useFloor(floorId);
  useTitle(texts.titleOf(floor?.name ?? floorId));
  const building = floor?.building;
  return (
    <RecordPage
      name={building?.name ?? ''}
      listPath={building ? mobileFloorsPath(building.id) : mobileBuildingsPath}
      backLabel={texts.back}
    >
      {floor && <FloorContent key={floor.id} mayEdit={false} floor={floor} changes={changes} onChanged={again} />}
      {!floor && <h1 className="unseen">{texts.title}</h1>}
      {isMissing && <Missing title={texts.missing(floorId)} />}
      {!floor && !hasFailed && <Skeleton />}
      {hasFailed && !floor && !isMissing && <Failed title={texts.failed} error={error} onRetry={retry} />}
    </RecordPage>
  );
}
