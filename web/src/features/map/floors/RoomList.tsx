import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { mapTexts } from '#texts/map.ts';
import { Bell } from '#ui/Bell.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { impactLooks } from '../looks.ts';
import * as mapCss from '../map.module.css';
import { type Room, worstFirst } from './rooms.ts';

interface RoomListProps {
  rooms: readonly Room[];
  selectedId: string | null;
  pathTo: (room: Room) => string;
  /** Brings a room into sight; absent without floor plan. */
  onShow?: (room: Room) => void;
  /** True while rooms are drawn: which ones are is what counts. */
  isEditing?: boolean;
}

/** All rooms of a floor: rooms on the floor plan, then rooms that are not on it. */
export function RoomList({ rooms, ...rest }: RoomListProps) {
  const drawn = rooms.filter(({ geoJSON }) => geoJSON);
  const others = rooms.filter(({ geoJSON }) => !geoJSON);
  return (
    <div className={mapCss.mapList}>
      {rest.onShow && <Rows title={texts.drawnRooms} rooms={drawn} {...rest} />}
      <Rows
        title={rest.onShow ? texts.undrawnRooms : texts.rooms}
        hint={rest.onShow && texts.undrawnRoomsHint}
        rooms={rest.onShow ? others : rooms}
        {...rest}
        onShow={undefined}
      />
    </div>
  );
}

function Rows({
  title,
  hint,
  rooms,
  selectedId,
  pathTo,
  onShow,
  isEditing,
}: RoomListProps & { title: string; hint?: string | false | undefined }) {
  if (rooms.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={mapCss.mapListTitle}>
        {title} <span className="meta quiet num">{texts.count(rooms.length)}</span>
      </h2>
      {hint && <p className={`meta quiet ${mapCss.mapListHint}`}>{hint}</p>}
      <ul>
        {(isEditing ? rooms : worstFirst(rooms)).map((room) => (
          <li key={room.id} className={`${mapCss.mapRow}${room.id === selectedId ? ` ${mapCss.isSelected}` : ''}`}>
            <Link
              to={pathTo(room)}
              replace
              className={mapCss.mapRowName}
              aria-current={room.id === selectedId || undefined}
              dir="auto"
            >
              {room.name}
            </Link>
            <span className={mapCss.mapRowFacts}>{isEditing ? stateOf(room) : <Facts room={room} />}</span>
            {onShow && (
              <span className={mapCss.mapRowActions}>
                <IconButton
                  icon={MapPin}
                  size="small"
                  iconSize={14}
                  label={texts.showRoom(room.name)}
                  onClick={() => onShow(room)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateOf = ({ geoJSON }: Room): string => (geoJSON ? texts.states.drawn : texts.states.none);

/** Facts that color a place, in words and signs. */
export function Facts({
  room: { activeAlarmCount, priority, impact },
}: {
  room: Pick<Room, 'activeAlarmCount' | 'priority' | 'impact'>;
}) {
  if (activeAlarmCount === 0) return <span className="quiet">{mapTexts.quiet}</span>;
  const { tone, icon } = impactLooks[impact];
  return (
    <>
      <Tag tone={tone} icon={icon} quiet>
        {mapTexts.impacts[impact]}
      </Tag>
      <Bell priority={priority ?? 0} active size={13} />
      <span className="num">{mapTexts.active(activeAlarmCount)}</span>
    </>
  );
}
