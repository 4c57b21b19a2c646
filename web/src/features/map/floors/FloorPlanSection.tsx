import { useQuery } from '@apollo/client/react';
import { LayoutPanelTop } from 'lucide-react';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { errorMessage } from '#session/apollo.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Failed, Skeleton } from '#ui/states.tsx';
import { floorQuery } from './floor-queries.ts';
import * as css from './floors.module.css';

/** State of a floor's floor plan, and the way to it. */
export function FloorPlanSection({ entityId }: { entityId: string }) {
  const places = useShellPlaces();
  const { data, error, refetch } = useQuery(floorQuery, { variables: { floorId: entityId }, context: { quiet: true } });
  const floor = data?.floorPlan;
  if (!floor)
    return error ? (
      <Failed title={texts.failed} error={errorMessage(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton rows={2} />
    );
  const drawn = floor.rooms.filter(({ geoJSON }) => geoJSON).length;
  return (
    <Card title={texts.title} aside={floor.floorPlan?.fileName}>
      <div className={`${cardCss.cardBody} ${css.floorSummary}`}>
        <p className="soft">{floor.floorPlan ? texts.drawnOf(drawn, floor.rooms.length) : texts.empty}</p>
        <ButtonLink icon={LayoutPanelTop} variant="primary" to={places.floorPlan(entityId)}>
          {texts.openFloorPlan(floor.name)}
        </ButtonLink>
      </div>
    </Card>
  );
}
