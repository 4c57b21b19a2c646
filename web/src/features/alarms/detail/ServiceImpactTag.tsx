import { CircleCheck, type LucideIcon, TriangleAlert, ZapOff } from 'lucide-react';
import { alarmTexts as texts } from '#texts/alarms.ts';
import { Tag } from '#ui/Tag.tsx';
import type { ToneName } from '#ui/tokens.ts';
import { type ServiceImpact, serviceImpactOf } from '../service-impact.ts';
import type { AlarmDetail } from './use-alarm.ts';

const looks: Record<ServiceImpact, { tone: ToneName; icon: LucideIcon }> = {
  RED: { tone: 'danger', icon: ZapOff },
  YELLOW: { tone: 'warning', icon: TriangleAlert },
  GREEN: { tone: 'success', icon: CircleCheck },
};

/** State of the service that the alarm impacts; nothing if it impacts none. */
export function ServiceImpactTag({ alarm }: { alarm: AlarmDetail }) {
  if (!alarm.isServiceImpacting) return null;
  const impact = serviceImpactOf(alarm);
  const { tone, icon } = looks[impact];
  return (
    <Tag tone={tone} icon={icon} title={texts.serviceImpact}>
      {texts.serviceImpacts[impact]}
    </Tag>
  );
}
