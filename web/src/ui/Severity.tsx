import { CircleCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert, Wrench } from 'lucide-react';
import type { AlarmSeverity } from '#generated/graphql.ts';
import { Tag } from './Tag.tsx';
import type { ToneName } from './tokens.ts';

const looks: Record<AlarmSeverity, [ToneName, LucideIcon]> = {
  Alarm: ['danger', OctagonAlert],
  Warn: ['warning', TriangleAlert],
  Fault: ['fault', Wrench],
  Unreliable: ['unrel', CircleHelp],
  Normal: ['success', CircleCheck],
};

export function Severity({ severity, quiet }: { severity: AlarmSeverity; quiet?: boolean }) {
  const [tone, icon] = looks[severity];
  return (
    <Tag tone={tone} icon={icon} quiet={quiet}>
      {severity}
    </Tag>
  );
}
