import { useQuery } from '@apollo/client/react';
import { LayoutPanelTop } from 'lucide-react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { BuildingFloorsQuery } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import * as mapCss from '../map.module.css';
import { buildingFloorsQuery } from './floor-queries.ts';
import * as css from './floors.module.css';
import { Facts } from './RoomList.tsx';

/** Interval between reads of which floors are in alarm, ms. */
const pollMs = 15_000;

/** Floors of a building, the uppermost first, each with a way to its floor plan. */
export function FloorsSection({ entityId }: { entityId: string }) {
  const { data, error, refetch } = useFloors(entityId);
  const floors = data?.buildingFloors;
  if (!floors)
    return error ? (
      <Failed title={texts.failedFloors} error={errorMessage(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton />
    );
  if (floors.length === 0) return <Empty kind="none" title={texts.noFloors} detail={texts.noFloorsDetail} />;
  return (
    <Card title={texts.floors}>
      <div className={`${cardCss.cardBody} ${cardCss.isTable} ${css.floorRows}`}>
        <FloorRows floors={floors} />
      </div>
    </Card>
  );
}

/** The same as an item of a list, beneath a building of the map; nothing until there are some. */
export function BuildingFloors({ buildingId, name }: { buildingId: string; name: string }) {
  const floors = useFloors(buildingId).data?.buildingFloors ?? [];
  if (floors.length === 0) return null;
  return (
    <li className={css.mapFloors}>
      <section aria-label={texts.floorsOf(name)}>
        <FloorRows floors={floors} />
      </section>
    </li>
  );
}

const useFloors = (buildingId: string) =>
  useQuery(buildingFloorsQuery, { variables: { buildingId }, pollInterval: pollMs, context: { quiet: true } });

function FloorRows({ floors }: { floors: BuildingFloorsQuery['buildingFloors'] }) {
  const places = useShellPlaces();
  return (
    <ul>
      {floors.toReversed().map((floor) => (
        <li key={floor.id} className={mapCss.mapRow}>
          <Link
            to={places.floorPlan(floor.id)}
            className={mapCss.mapRowName}
            aria-label={texts.openFloorPlan(floor.name)}
            dir="auto"
          >
            {floor.name}
          </Link>
          <span className={mapCss.mapRowFacts}>
            <Facts room={floor} />
          </span>
          <span className={`${mapCss.mapRowActions} meta quiet`}>
            {floor.hasFloorPlan ? (
              <span className={css.floorHasFile}>
                <LayoutPanelTop size={14} aria-hidden />
                {texts.hasFloorPlan}
              </span>
            ) : (
              texts.noFloorPlan
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
