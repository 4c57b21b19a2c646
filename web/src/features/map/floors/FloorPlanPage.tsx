import { useParams } from 'react-router';
import { entityPath } from '#features/lists/places/asset-places.ts';
import { Page } from '#frame/Page.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { pageTexts } from '#texts/pages.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Failed, Missing, Skeleton } from '#ui/states.tsx';
import { FloorContent } from './FloorContent.tsx';
import { useFloor } from './use-floor.ts';

/** The floor plan of one floor (MAP.6): rooms in the colors of their alarms, beside them as a list, and their editor. */
export function FloorPlanPage() {
  const { floorId = '' } = useParams();
  const { floor, isMissing, error, hasFailed, retry, again, changes } = useFloor(floorId);
  const mayEdit = can(useMe(), 'assets', 'EDIT');
  const name = floor?.name ?? floorId;
  return (
    <Page
      crumbs={[
        { name: pageTexts.assets, to: '/assets' },
        ...(floor?.building ? [{ name: floor.building.name, to: entityPath(floor.building.id) }] : []),
        { name },
      ]}
      title={[texts.titleOf(name), pageTexts.assets]}
    >
      {floor && <FloorContent key={floor.id} mayEdit={mayEdit} floor={floor} changes={changes} onChanged={again} />}
      {!floor && <h1 className="unseen">{texts.title}</h1>}
      {isMissing && (
        <Missing title={texts.missing(floorId)}>
          <ButtonLink to="/assets">{pageTexts.assets}</ButtonLink>
        </Missing>
      )}
      {!floor && !hasFailed && <Skeleton />}
      {hasFailed && !floor && !isMissing && <Failed title={texts.failed} error={error} onRetry={retry} />}
    </Page>
  );
}
