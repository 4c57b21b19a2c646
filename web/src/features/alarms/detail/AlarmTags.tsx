import {
  AlarmClock,
  Bell,
  Circle,
  CircleSlash,
  Clipboard,
  ClipboardList,
  Hourglass,
  Inbox,
  type LucideIcon,
  MailWarning,
  Send,
  Tag as TagIcon,
} from 'lucide-react';
import { priorityLabels } from '#domain/constants.ts';
import { ownOf } from '#domain/own.ts';
import { SourceStrip } from '#features/fields/sources.tsx';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { useNow } from '#ui/clock.ts';
import { formatCount, formatDate, formatDateTime } from '#ui/format.ts';
import { Severity } from '#ui/Severity.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Duration } from '#ui/Time.tsx';
import type { ToneName } from '#ui/tokens.ts';
import { recentWork } from '../alarm-text.ts';
import { nuisanceKinds } from '../Nuisance.tsx';
import * as css from './detail.module.css';
import { ServiceImpactTag } from './ServiceImpactTag.tsx';
import type { AlarmDetail } from './use-alarm.ts';

const statusIcons: Record<string, LucideIcon> = {
  Intake: Inbox,
  Snoozed: AlarmClock,
  Declined: CircleSlash,
  Dispatched: Send,
  Inactive: Circle,
};

/** Tags of an alarm: priority, severity, impact, status with its time; then nuisance, stale and work. Above them, whether all of it may be out of date. */
export function AlarmTags({ alarm }: { alarm: AlarmDetail }) {
  const now = useNow('minute');
  return (
    <>
      <SourceStrip sourceId={alarm.externalSystem.id} />
      <div className={css.alarmTags}>
        <Tag tone={`p${alarm.priority}` as ToneName} icon={Bell}>
          {priorityLabels[alarm.priority]}
        </Tag>
        {/* one "Normal" is enough */}
        {!(alarm.isServiceImpacting && alarm.severity === 'Normal') && <Severity severity={alarm.severity} />}
        <ServiceImpactTag alarm={alarm} />
        <Tag
          icon={ownOf(statusIcons, alarm.status) ?? TagIcon}
          title={alarm.snoozeExpiresAt ? texts.until(formatDateTime(alarm.snoozeExpiresAt)) : undefined}
        >
          {alarm.status}
          {alarm.enteredStatusAt && (
            <>
              {' · '}
              <Duration since={alarm.enteredStatusAt} />
            </>
          )}
        </Tag>
        {nuisanceKinds(alarm).map(({ name, count, icon, help }) => (
          <Tag key={name} icon={icon} title={help}>
            {`${name} ${formatCount(count)}×`}
          </Tag>
        ))}
        {alarm.isSenderUnverified && (
          <Tag tone="warning" icon={MailWarning} title={alarm.unverifiedSender ?? undefined}>
            {texts.senderUnverified}
          </Tag>
        )}
        {alarm.isStale && (
          <Tag icon={Hourglass} dashed>
            {texts.stale}
          </Tag>
        )}
        {alarm.activeWorkCount > 0 && <Tag icon={ClipboardList}>{texts.openTickets(alarm.activeWorkCount)}</Tag>}
        {recentWork(alarm, now) === 'closed' && (
          <Tag icon={Clipboard}>{texts.workClosed(formatDate(alarm.lastWorkTicketClosedAt))}</Tag>
        )}
      </div>
    </>
  );
}
