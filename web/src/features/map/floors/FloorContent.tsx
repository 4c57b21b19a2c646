import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/states.tsx';
import * as mapCss from '../map.module.css';
import { FloorHead } from './FloorHead.tsx';
import { FloorParts, NoFloorPlan } from './FloorParts.tsx';
import * as css from './floors.module.css';
import { RoomList } from './RoomList.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import type { Floor, Room } from './rooms.ts';
import { useUpload } from './use-upload.tsx';

interface FloorContentProps {
  /** True if the floor plan is uploaded and rooms are drawn here. */
  mayEdit: boolean;
  floor: Floor;
  changes: number;
  onChanged: () => void;
}

/** A floor with its floor plan: rooms in the colors of their alarms, as a list too, and the alarms of the chosen one. */
export function FloorContent({ mayEdit, floor, changes, onChanged }: FloorContentProps) {
  const places = useShellPlaces();
  const [params, setParams] = useSearchParams();
  const isEditing = mayEdit && floor.floorPlan !== null && params.has('edit');
  const room = floor.rooms.find(({ id }) => id === params.get('room')) ?? null;
  const close = () => setParams({}, { replace: true });
  const addressOf = (given: { room?: string; edit?: string }): string => {
    const query = new URLSearchParams(given).toString();
    return `${places.floorPlan(floor.id)}${query && `?${query}`}`;
  };
  const pathTo = ({ id }: Room): string => addressOf({ ...(isEditing && { edit: '1' }), room: id });
  const side = (onShow?: (shown: Room) => void) => (
    <div className={mapCss.mapSide}>
      <FloorHead
        floor={floor}
        isEditing={isEditing}
        editPath={mayEdit ? addressOf(isEditing ? {} : { edit: '1', ...(room && { room: room.id }) }) : null}
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
          <ButtonLink to={places.asset(floor.id)}>{texts.openFloor}</ButtonLink>
        </Empty>
      )}
    </div>
  );
  return (
    <div className={`${css.floorPage}${room ? ` ${css.hasPanel}` : ''}`}>
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
