import { MapPin, Pin, Plug } from 'lucide-react';
import { memo } from 'react';
import { SourceDoubt } from '#features/fields/sources.tsx';
import * as listPhoneCss from '#features/lists/phone/list-phone.module.css';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { alarmTexts } from '#texts/alarms.ts';
import { Button } from '#ui/Button.tsx';
import { Priority } from '#ui/Priority.tsx';
import { Severity } from '#ui/Severity.tsx';
import { Duration } from '#ui/Time.tsx';
import { alarmTitle, locationParts } from '../alarm-text.ts';
import type { AlarmRow } from '../list/alarm-list.ts';
import * as lensTableCss from '../list/lens-table.module.css';
import { WorkIcon } from '../WorkIcon.tsx';
import * as css from './alarms-phone.module.css';

interface AlarmCardProps {
  row: AlarmRow;
  isRawFirst: boolean;
  /** null: no alarms are being selected. */
  isSelected: boolean | 'some' | null;
  onOpen: (row: AlarmRow) => void;
}

/** One alarm as a card; a tap opens it, or selects it while alarms are being selected. */
export const AlarmCard = memo(function AlarmCard({ row, isRawFirst, isSelected, onOpen }: AlarmCardProps) {
  const { item: alarm, leftAt, changedAt, group } = row;
  const { asset, condition } = alarmTitle(alarm, isRawFirst);
  const place = locationParts(alarm).join(' · ');
  const incident = group && !group.isMember ? group.incident : null;
  const Place = place ? MapPin : Plug;
  return (
    <Button
      variant="plain"
      className={`${listPhoneCss.listCard}${leftAt === null ? '' : ` ${listPhoneCss.hasLeft}`}${isSelected ? ` ${listPhoneCss.isSelected}` : ''}`}
      aria-pressed={isSelected === 'some' ? 'mixed' : (isSelected ?? undefined)}
      onClick={() => onOpen(row)}
    >
      {changedAt !== null && <span key={changedAt} className={lensTableCss.lensTint} aria-hidden />}
      <span className="line">
        <Priority
          priority={incident ? incident.highestPriority : alarm.priority}
          active={incident ? incident.activeCount > 0 : alarm.state === 'active'}
        />
        <span className="meta quiet num">{alarm.displayId}</span>
        {alarm.isPinned && <Pin size={13} className={lensTableCss.pin} role="img" aria-label={alarmTexts.pinned} />}
        <SourceDoubt sourceId={alarm.externalSystem.id} />
        <span className="grow" />
        <WorkIcon alarm={alarm} />
        <span className="meta strong">
          {leftAt === null ? (
            <Duration since={alarm.latestAlarmTime} until={alarm.state === 'active' ? null : alarm.latestEndTime} />
          ) : (
            alarmListTexts.leftLens
          )}
        </span>
      </span>
      <span className={`${listPhoneCss.cardName} ell`}>{asset ?? alarm.externalSystem.displayName}</span>
      <span className={`${listPhoneCss.cardLine} ell`}>{condition}</span>
      <span className="line meta soft">
        <Place className="quiet" size={13} aria-hidden />
        <span className="ell grow">{incident?.explanation ?? (place || alarm.externalSystem.displayName)}</span>
        {incident ? <span className={css.cardGroupPlace} /> : <Severity severity={alarm.severity} quiet />}
      </span>
    </Button>
  );
});
