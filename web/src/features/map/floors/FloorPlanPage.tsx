import { Upload } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { entityPath, floorPlanPath } from '#features/lists/places/asset-places.ts';
import { Page } from '#frame/Page.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Empty, Failed, Missing, Skeleton } from '#ui/states.tsx';
import { FloorHead } from './FloorHead.tsx';
import { FloorParts, NoFloorPlan } from './FloorParts.tsx';
import { RoomList } from './RoomList.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import type { Floor, Room } from './rooms.ts';
import { useFloor } from './use-floor.ts';
import { useUpload } from './use-upload.tsx';
import '../map.css';
import './floors.css';

/** The floor plan of one floor (MAP.6): rooms in the colors of their alarms, beside them as a list, and their editor. */
export function FloorPlanPage() {
  const { floorId = '' } = useParams();
  const { floor, isMissing, error, hasFailed, retry, again, changes } = useFloor(floorId);
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
      {floor && <FloorContent key={floor.id} floor={floor} changes={changes} onChanged={again} />}
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

interface FloorContentProps {
  floor: Floor;
  changes: number;
  onChanged: () => void;
}

function FloorContent({ floor, changes, onChanged }: FloorContentProps) {
  const mayEdit = can(useMe(), 'assets', 'EDIT');
  const [params, setParams] = useSearchParams();
  const isEditing = mayEdit && floor.floorPlan !== null && params.has('edit');
  const room = floor.rooms.find(({ id }) => id === params.get('room')) ?? null;
  const close = () => setParams({}, { replace: true });
  const addressOf = (given: { room?: string; edit?: string }): string => {
    const query = new URLSearchParams(given).toString();
    return `${floorPlanPath(floor.id)}${query && `?${query}`}`;
  };
  const pathTo = ({ id }: Room): string => addressOf({ ...(isEditing && { edit: '1' }), room: id });
  const side = (onShow?: (shown: Room) => void) => (
    <div className="map-side">
      <FloorHead
        floor={floor}
        isEditing={isEditing}
        editPath={addressOf(isEditing ? {} : { edit: '1', ...(room && { room: room.id }) })}
        onChanged={onChanged}
      />
      {floor.rooms.length > 0 ? (
        <RoomList
          rooms={floor.rooms}
          selectedId={room?.id ?? null}
          pathTo={pathTo}
          isEditing={isEditing}
          {...(onShow && { onShow })}
        />
      ) : (
        <Empty kind="none" title={texts.noRooms} detail={texts.noRoomsDetail}>
          <ButtonLink to={entityPath(floor.id)}>{texts.openFloor}</ButtonLink>
        </Empty>
      )}
    </div>
  );
  return (
    <div className={`floor-page${room ? ' has-panel' : ''}`}>
      {floor.floorPlan ? (
        <FloorParts
          key={floor.floorPlan.fileId}
          floor={floor}
          floorPlan={floor.floorPlan}
          room={room}
          isEditing={isEditing}
          changes={changes}
          pathTo={pathTo}
          onClose={close}
          onChanged={onChanged}
          side={side}
        />
      ) : (
        <>
          {side()}
          <NoFloorPlan upload={mayEdit && <UploadButton floor={floor} onDone={onChanged} />} />
          {room && <RoomPanel key={room.id} room={room} floor={floor} changes={changes} onClose={close} />}
        </>
      )}
    </div>
  );
}

function UploadButton({ floor, onDone }: { floor: Floor; onDone: () => void }) {
  const { isBusy, choose, input } = useUpload(floor, onDone);
  return (
    <>
      <Button variant="primary" icon={Upload} isBusy={isBusy} onClick={choose}>
        {texts.upload}
      </Button>
      {input}
    </>
  );
}
