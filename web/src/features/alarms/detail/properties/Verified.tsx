import { UserCheck } from 'lucide-react';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import * as detailCss from '../detail.module.css';

/** Marks a value that a person set, or that is certain. */
export function Verified({ by }: { by?: string | null }) {
  return (
    <span
      role="img"
      aria-label={texts.verified}
      title={by ? texts.verifiedBy(by) : texts.verified}
      className={detailCss.verified}
    >
      <UserCheck size={13} aria-hidden />
    </span>
  );
}
