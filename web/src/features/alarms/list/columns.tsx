import { CircleCheck, CircleDashed, MailWarning, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AlarmColumn } from '#domain/lists/alarms/table-columns.ts';
import { SourceDoubt } from '#features/fields/sources.tsx';
import { RuleActor } from '#features/lists/places/RuleActor.tsx';
import type { AlarmOrderField } from '#generated/graphql.ts';
import { alarmListTexts, alarmColumnTexts as texts } from '#texts/alarm-list.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { shownOf } from '#texts/common.ts';
import { unknown } from '#ui/format.ts';
import { Priority } from '#ui/Priority.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Tag } from '#ui/Tag.tsx';
import { AlarmTime, Duration, Time } from '#ui/Time.tsx';
import { alarmTitle, locationParts, propertyText } from '../alarm-text.ts';
import { ActsOn } from '../causes/ActsOn.tsx';
import { CauseToggle } from '../causes/CauseToggle.tsx';
import * as causesCss from '../causes/causes.module.css';
import { Nuisance } from '../Nuisance.tsx';
import { WorkIcon } from '../WorkIcon.tsx';
import type { AlarmRow, LensAlarm } from './alarm-list.ts';
import * as css from './lens-table.module.css';

export interface Column {
  id: string;
  name: string;
  /** px; the name takes the rest, at least this much. */
  width: number;
  grows?: boolean;
  sort?: AlarmOrderField;
  align?: 'right';
  cell: (row: AlarmRow, isRawFirst: boolean) => ReactNode;
}

/** Column set by available width: beside the drawer, on a small screen, or in full. */
export type ColumnSet = 'compact' | 'medium' | 'full';

function AlarmName({ row, isRawFirst }: { row: AlarmRow; isRawFirst: boolean }) {
  const { item: alarm, group } = row;
  const { asset, condition } = alarmTitle(alarm, isRawFirst);
  return (
    <span className={css.alarmName}>
      {group && !group.isMember && <CauseToggle group={group} tabIndex={-1} />}
      <ActsOn row={row} />
      {alarm.isPinned && <Pin size={13} className={css.pin} role="img" aria-label={alarmTexts.pinned} />}
      {alarm.isSenderUnverified && (
        <MailWarning size={13} className={css.unverified} role="img" aria-label={alarmTexts.senderUnverified} />
      )}
      <SourceDoubt sourceId={alarm.externalSystem.id} />
      {asset && <span className="strong ell">{asset}</span>}
      <span className={`ell${alarm.state === 'inactive' ? ' quiet' : ''}`}>{condition}</span>
      {group && !group.isMember && (
        <span className={`${causesCss.causeWhy} ell`} title={group.incident.explanation}>
          {group.drawnCount !== undefined && group.drawnCount < group.incident.count
            ? shownOf(group.drawnCount, group.incident.count)
            : group.incident.explanation}
        </span>
      )}
    </span>
  );
}

const floorAndRoom = (alarm: LensAlarm) =>
  [propertyText(alarm, 'floors'), propertyText(alarm, 'rooms')].filter(Boolean).join(' · ') || unknown;

const priority: Column = {
  id: 'priority',
  name: texts.priority,
  width: 84,
  sort: 'PRIORITY',
  // the row of an incident hides no higher priority than it shows
  cell: ({ item: alarm, group }) =>
    group && !group.isMember ? (
      <Priority priority={group.incident.highestPriority} active={group.incident.activeCount > 0} />
    ) : (
      <Priority priority={alarm.priority} active={alarm.state === 'active'} />
    ),
};
const id: Column = {
  id: 'id',
  name: texts.id,
  width: 56,
  cell: ({ item: alarm }) => <span className="soft num">{alarm.displayId}</span>,
};
const name: Column = {
  id: 'name',
  name: texts.alarm,
  width: 200,
  grows: true,
  cell: (row, isRawFirst) => <AlarmName row={row} isRawFirst={isRawFirst} />,
};
const building: Column = {
  id: 'building',
  name: texts.building,
  width: 122,
  cell: ({ item: alarm }) => propertyText(alarm, 'building') ?? unknown,
};
/** For narrow tables: the building with the known floors and rooms. */
const location: Column = {
  id: 'location',
  name: texts.location,
  width: 118,
  cell: ({ item: alarm }) => {
    const text = locationParts(alarm).join(' › ') || unknown;
    return (
      <span className="ell" title={text}>
        {text}
      </span>
    );
  },
};
/** Shown if no alarm has a known place yet. */
const source: Column = {
  id: 'source',
  name: texts.source,
  width: 150,
  cell: ({ item: alarm }) => <span className="soft">{alarm.externalSystem.displayName}</span>,
};
const floorRoom: Column = {
  id: 'floor-room',
  name: texts.floorRoom,
  width: 118,
  cell: ({ item: alarm }) => <span className="soft">{floorAndRoom(alarm)}</span>,
};
const state: Column = {
  id: 'state',
  name: texts.state,
  width: 88,
  cell: ({ item: alarm }) => <Severity severity={alarm.severity} quiet />,
};
const status: Column = {
  id: 'status',
  name: texts.status,
  width: 78,
  cell: ({ item: alarm }) => <span className="soft">{alarm.status}</span>,
};
const snoozedUntil: Column = {
  id: 'snoozed-until',
  name: texts.snoozedUntil,
  width: 152,
  sort: 'SNOOZE_EXPIRES_AT',
  cell: ({ item: alarm }) => (
    <span className="soft">
      <Time at={alarm.snoozeExpiresAt} />
    </span>
  ),
};
const snoozeReason: Column = {
  id: 'snooze-reason',
  name: texts.snoozeReason,
  width: 160,
  cell: ({ item: alarm }) => (
    <span className="soft ell" title={alarm.snoozeReason ?? undefined}>
      {alarm.snoozeReason || unknown}
    </span>
  ),
};
const snoozedBy: Column = {
  id: 'snoozed-by',
  name: texts.snoozedBy,
  width: 110,
  cell: ({ item: { snoozedBy, snoozedByRule: rule } }) => (
    <span className="soft ell">{rule ? <RuleActor rule={rule} /> : (snoozedBy?.displayName ?? unknown)}</span>
  ),
};
const nuisance: Column = {
  id: 'nuisance',
  name: texts.nuisance,
  width: 106,
  sort: 'NUISANCE_COUNT',
  cell: ({ item: alarm }) => <Nuisance alarm={alarm} />,
};
const alarmTime: Column = {
  id: 'alarm-time',
  name: texts.alarmTime,
  width: 150,
  sort: 'ALARM_TIME',
  cell: ({ item: alarm }) => (
    <span className="soft num">
      <AlarmTime at={alarm.latestAlarmTime} />
    </span>
  ),
};
const inAlarm: Column = {
  id: 'in-alarm',
  name: texts.inAlarm,
  width: 60,
  align: 'right',
  cell: ({ item: alarm, leftAt }) =>
    leftAt === null ? (
      <span className={alarm.state === 'active' ? css.inAlarm : 'quiet'}>
        <Duration since={alarm.latestAlarmTime} until={alarm.state === 'active' ? null : alarm.latestEndTime} />
      </span>
    ) : (
      <span className="quiet">{alarmListTexts.leftLens}</span>
    ),
};
const work: Column = { id: 'work', name: texts.work, width: 20, cell: ({ item: alarm }) => <WorkIcon alarm={alarm} /> };

const point: Column = {
  id: 'point',
  name: texts.point,
  width: 150,
  cell: ({ item: alarm }) => <span className="soft">{alarm.point ?? unknown}</span>,
};
const endTime: Column = {
  id: 'end-time',
  name: texts.endTime,
  width: 150,
  cell: ({ item: alarm }) => (
    <span className="soft">
      <Time at={alarm.latestEndTime} />
    </span>
  ),
};
const createdAt: Column = {
  id: 'created-at',
  name: texts.createdAt,
  width: 150,
  cell: ({ item: alarm }) => (
    <span className="soft">
      <Time at={alarm.createdAt} />
    </span>
  ),
};

const cmmsStatus: Column = {
  id: 'cmms-status',
  name: texts.cmmsConfig,
  width: 112,
  cell: ({ item: { cmmsConfigStatus: status } }) =>
    status ? (
      <Tag
        tone={status === 'complete' ? 'success' : 'warning'}
        icon={status === 'complete' ? CircleCheck : CircleDashed}
        quiet
        title={texts.cmmsStatus}
      >
        {status}
      </Tag>
    ) : (
      unknown
    ),
};
/** Column with a maintenance system's asset or location text. */
const cmmsText = (
  id: AlarmColumn,
  name: string,
  width: number,
  read: (alarm: LensAlarm) => string | null | undefined,
): Column => ({
  id,
  name,
  width,
  cell: ({ item: alarm }) => (
    <span className="soft ell" title={read(alarm) ?? undefined}>
      {read(alarm) ?? unknown}
    </span>
  ),
});

const known: Record<AlarmColumn, Column> = {
  priority,
  id,
  name,
  building,
  'floor-room': floorRoom,
  source,
  point,
  state,
  status,
  'snoozed-until': snoozedUntil,
  'snooze-reason': snoozeReason,
  'snoozed-by': snoozedBy,
  nuisance,
  'alarm-time': alarmTime,
  'end-time': endTime,
  'created-at': createdAt,
  'in-alarm': inAlarm,
  work,
  'cmms-status': cmmsStatus,
  'cmms-asset-name': cmmsText('cmms-asset-name', texts.cmmsAsset, 110, (alarm) => alarm.cmmsMappedAssetName),
  'cmms-asset-value': cmmsText('cmms-asset-value', texts.cmmsAssetValue, 150, (alarm) => alarm.cmmsMappedAssetValue),
  'cmms-location-name': cmmsText(
    'cmms-location-name',
    texts.cmmsLocation,
    110,
    (alarm) => alarm.cmmsMappedLocationName,
  ),
  'cmms-location-value': cmmsText(
    'cmms-location-value',
    texts.cmmsLocationValue,
    150,
    (alarm) => alarm.cmmsMappedLocationValue,
  ),
};

interface ListKind {
  isSnoozedLens: boolean;
  hasPlaces: boolean;
}

/**
 * Columns of the table: the chosen ones at any width. By default a lens of snoozed alarms shows until when, why
 * and by whom instead of the status. Places are shown if any of the customer's alarms has one, whatever the current
 * rows are; else sources.
 */
export function columnsFor(set: ColumnSet, list: ListKind, chosen: readonly AlarmColumn[] | null): Column[] {
  if (chosen) return chosen.map((column) => known[column]);
  const { isSnoozedLens, hasPlaces } = list;
  const place = hasPlaces ? location : source;
  const standing = isSnoozedLens ? [snoozedUntil, snoozeReason, snoozedBy] : [status];
  if (set === 'compact') return [priority, id, { ...name, width: 168 }, place, state, inAlarm, work];
  if (set === 'medium')
    return [priority, id, name, place, state, ...standing, ...(isSnoozedLens ? [] : [alarmTime]), inAlarm, work];
  const places = hasPlaces ? [building, floorRoom] : [source];
  return [
    priority,
    id,
    name,
    ...places,
    state,
    ...standing,
    ...(isSnoozedLens ? [] : [nuisance]),
    alarmTime,
    inAlarm,
    work,
  ];
}

/** Default columns of a wide table, from which a choice starts. */
export const ownColumns = (list: ListKind): AlarmColumn[] =>
  columnsFor('full', list, null).map((column) => column.id as AlarmColumn);

const gap = 12;
const padding = 16;

const checkWidth = 16;

/** The grid's tracks, with one for check boxes if rows can be selected, and the table's minimum width. */
export function tracks(columns: Column[], isSelectable: boolean): { template: string; minWidth: number } {
  const checks = isSelectable ? `${checkWidth}px ` : '';
  return {
    template: `${checks}${columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' ')}`,
    minWidth:
      columns.reduce((sum, { width }) => sum + width, 2 * padding + gap * (columns.length - 1)) +
      (isSelectable ? checkWidth + gap : 0),
  };
}

/** Returns the largest set of columns that a width holds without scrolling sideways. */
export const largestSet = (width: number, list: ListKind, isSelectable: boolean): ColumnSet =>
  (['full', 'medium'] as const).find((set) => tracks(columnsFor(set, list, null), isSelectable).minWidth <= width) ??
  'compact';
