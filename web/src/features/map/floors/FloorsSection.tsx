import { useQuery } from '@apollo/client/react';
import { LayoutPanelTop } from 'lucide-react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import type { BuildingFloorsQuery } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Card } from '#ui/Card.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { buildingFloorsQuery } from './floor-queries.ts';
import { Facts } from './RoomList.tsx';
import '../map.css';
import './floors.css';

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
      <div className="card-body is-table">
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
    <li className="map-floors">
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
        <li key={floor.id} className="map-row">
          <Link
            to={places.floorPlan(floor.id)}
            className="map-row-name"
            aria-label={texts.openFloorPlan(floor.name)}
            dir="auto"
          >
            {floor.name}
          </Link>
          <span className="map-row-facts">
            <Facts room={floor} />
          </span>
          <span className="map-row-actions meta quiet">
            {floor.hasFloorPlan ? (
              <span className="floor-has-file">
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
