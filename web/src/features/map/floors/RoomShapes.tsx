import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { boundsOf, type FloorSheet } from '#domain/maps/floor-plans/frame.ts';
import { cornersOf, middleOf, type Position } from '#domain/maps/shape.ts';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { pathOf } from './FloorStage.tsx';
import * as css from './floors.module.css';
import { type Room, saidOf } from './rooms.ts';

interface RoomShapesProps {
  rooms: readonly Room[];
  page: FloorSheet;
  /** Pixels a unit of the page. */
  scale: number;
  selectedId: string | null;
  /** Address of a room's panel; absent while another room is drawn. */
  pathTo?: (room: Room) => string;
  /** Called with the place of a room that has got the focus. */
  onFocus?: (place: Position) => void;
}

/** Width of a letter and height of a line of a room's name, and what stays free beside it, px. */
const letter = { width: 6.6, height: 16, beside: 12 };

/**
 * The rooms that are drawn, in the colors of their alarms (MAP.1): fill for the worst service impact, edge for the highest
 * priority, a sign and a number for those who see no colors. Each is a link, in the order in which people count.
 */
export const RoomShapes = memo(function RoomShapes({ rooms, ...rest }: RoomShapesProps) {
  return rooms.map((room) => room.geoJSON && <RoomShape key={room.id} room={room} {...rest} />);
});

function RoomShape({
  room,
  page,
  scale,
  selectedId,
  pathTo,
  onFocus,
}: Omit<RoomShapesProps, 'rooms'> & { room: Room }) {
  const { geoJSON, id, name, activeAlarmCount, priority, impact } = room;
  if (!geoJSON) return null;
  const corners = cornersOf(geoJSON);
  const middle = page.toPage(middleOf(geoJSON));
  const isActive = activeAlarmCount > 0;
  const color = isActive ? impact.toLowerCase() : 'quiet';
  const shown = (
    <>
      <path
        data-color={color}
        className={`${css.floorRoom}${id === selectedId ? ` ${css.isSelected}` : ''}`}
        style={isActive ? ({ '--edge': `var(--p${priority ?? 0}-fg)` } as CSSProperties) : undefined}
        d={pathOf(corners, page)}
      />
      <g
        className={css.floorRoomMark}
        transform={`translate(${middle[0]} ${middle[1]}) scale(${1 / scale})`}
        aria-hidden
      >
        <Mark room={room} roomPx={sizeOf(corners, page, scale)} />
      </g>
    </>
  );
  if (!pathTo) return <g>{shown}</g>;
  return (
    <Link
      to={pathTo(room)}
      replace
      className={css.floorRoomLink}
      data-room={id}
      aria-label={texts.roomLabel(name, saidOf(room))}
      aria-current={id === selectedId || undefined}
      draggable={false}
      onFocus={() => onFocus?.(middle)}
    >
      {shown}
    </Link>
  );
}

/** A room's name where it has space, the sign of its impact, and the number of its alarms. */
function Mark({ room, roomPx: [width, height] }: { room: Room; roomPx: readonly [number, number] }) {
  const { name, activeAlarmCount: count, impact } = room;
  const isActive = count > 0;
  const hasName = width > name.length * letter.width + letter.beside && height > letter.height * (isActive ? 2.6 : 1.2);
  const sign = { RED: '×', YELLOW: '!', GREEN: '' }[impact];
  const number = count > 99 ? '99+' : String(count);
  const badge = { y: hasName ? 10 : 0, width: 16 + (number.length + sign.length) * 7 };
  return (
    <>
      {hasName && (
        <text className={css.floorRoomName} y={isActive ? -6 : 4}>
          {name}
        </text>
      )}
      {/* Separates name and number in the text. */ ' '}
      {isActive && (
        <>
          <rect
            className={css.floorBadge}
            x={-badge.width / 2}
            y={badge.y - 9}
            width={badge.width}
            height={18}
            rx={9}
          />
          <text className={css.floorBadgeText} y={badge.y + 4}>
            {sign && `${sign} `}
            {number}
          </text>
        </>
      )}
    </>
  );
}

function sizeOf(corners: readonly Position[], { toPage }: FloorSheet, scale: number): [width: number, height: number] {
  const [minX, minY, maxX, maxY] = boundsOf(corners.map(toPage));
  return [(maxX - minX) * scale, (maxY - minY) * scale];
}
