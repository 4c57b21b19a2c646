import { useQuery } from '@apollo/client/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { pageSizes } from '#domain/constants.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { seesAlarms } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { floorPlanTexts as texts } from '#texts/floor-plans.ts';
import { Bell } from '#ui/Bell.tsx';
import { formatAlarmTime } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { useReadAgain } from '#ui/use-read-again.ts';
import * as mapCss from '../map.module.css';
import { roomAlarmsQuery } from './floor-queries.ts';
import * as css from './floors.module.css';
import { Facts } from './RoomList.tsx';
import { type Floor, type Room, roomFilter } from './rooms.ts';

interface RoomPanelProps {
  room: Room;
  floor: Floor;
  /** Counts what has happened on the floor: alarms are read again. */
  changes: number;
  onClose: () => void;
}

/** Facts of one room: its active alarms, each with a way to it, and the ways to its lens and its page. */
export function RoomPanel({ room, floor, changes, onClose }: RoomPanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const me = useMe();
  const places = useShellPlaces();
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // on a narrow screen it stands above the list that it was opened from
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={css.floorPanel} aria-labelledby={titleId} onKeyDown={leave}>
      <header className={css.floorPanelHead}>
        <h2 id={titleId} ref={title} tabIndex={-1} dir="auto">
          {room.name}
        </h2>
        <IconButton icon={X} size="small" label={texts.closeRoom} onClick={onClose} />
      </header>
      <p className={mapCss.mapRowFacts}>
        <Facts room={room} />
      </p>
      {seesAlarms(me) && <RoomAlarms room={room} changes={changes} />}
      <p className={css.floorPanelWays}>
        {seesAlarms(me) && <Link to={places.activeAlarms(roomFilter(room, floor))}>{texts.allAlarms}</Link>}
        <Link to={places.asset(room.id)}>{texts.roomPage}</Link>
      </p>
    </section>
  );
}

function RoomAlarms({ room, changes }: Pick<RoomPanelProps, 'room' | 'changes'>) {
  const places = useShellPlaces();
  const { data, error, refetch } = useQuery(roomAlarmsQuery, {
    variables: {
      criteria: [
        { field: 'entity', isExclusion: false, values: [room.id] },
        { field: 'state', isExclusion: false, values: ['active'] },
      ],
      limit: pageSizes.lensTable,
    },
    context: { quiet: true, isShared: false },
  });
  useReadAgain(changes, refetch);
  const alarms = data?.fastAlarms;
  if (!alarms)
    return error ? (
      <Failed title={texts.failedAlarms} error={errorMessage(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  if (alarms.length === 0) return <Empty kind="good" title={texts.noAlarms} detail={texts.noAlarmsDetail} />;
  return (
    <ul className={css.floorAlarms} aria-label={texts.alarmsOf(room.name)}>
      {alarms.map((alarm) => (
        <li key={alarm.id}>
          <Bell priority={alarm.priority} active />
          <SourceDoubt sourceId={alarm.externalSystem.id} />
          <span className={css.floorAlarm}>
            <Link to={places.alarm(alarm.id)} dir="auto">
              {alarm.contextualName}
            </Link>
            <span className="meta quiet num">
              {texts.alarmFacts(alarm.displayId, formatAlarmTime(alarm.latestAlarmTime))}
            </span>
          </span>
          <Severity severity={alarm.severity} quiet />
        </li>
      ))}
    </ul>
  );
}
