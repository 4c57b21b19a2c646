import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AlarmActivityKind } from '#generated/graphql.ts';
import { activityTexts as texts } from '#texts/activity.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Select } from '#ui/Select.tsx';
import { Activity } from './Activity.tsx';
import { useActivityDownload } from './use-activity-download.ts';

const kinds: Array<{ value: AlarmActivityKind | 'ALL'; label: string }> = [
  { value: 'ALL', label: texts.all },
  { value: 'DECISION', label: texts.actions },
  { value: 'SOURCE', label: texts.sourceEvents },
];

/** Shows the activity of an alarm on its page: all of it, or one kind; exports all of it as a table. */
export function ActivityCard({ alarmId, version }: { alarmId: string; version: number }) {
  const [kind, setKind] = useState(kinds[0]?.value ?? 'ALL');
  const { download, isBusy } = useActivityDownload();
  return (
    <Card
      title={texts.title}
      aside={
        <span className="line">
          <Select label={texts.show} size="small" value={kind} options={kinds} onChange={setKind} />
          <Button size="small" icon={Download} isBusy={isBusy} onClick={() => download({ alarmId })}>
            {texts.export}
          </Button>
        </span>
      }
    >
      <div className={cardCss.cardBody}>
        <Activity key={kind} alarmId={alarmId} version={version} kind={kind === 'ALL' ? null : kind} />
      </div>
    </Card>
  );
}
