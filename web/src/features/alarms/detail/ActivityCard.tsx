import { Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AlarmActivityKind } from '#generated/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Activity } from './Activity.tsx';
import { useActivityDownload } from './use-activity-download.ts';

const kinds: Array<{ value: AlarmActivityKind | 'ALL'; label: string }> = [
  { value: 'ALL', label: 'All changes' },
  { value: 'DECISION', label: 'Decisions' },
  { value: 'SOURCE', label: 'Source' },
];

/** The activity of an alarm on its page: all of it, or one kind; and all of it as a table to take along. */
export function ActivityCard({ alarmId, version }: { alarmId: string; version: number }) {
  const [kind, setKind] = useState(kinds[0]?.value ?? 'ALL');
  const { download, isBusy } = useActivityDownload();
  return (
    <Card
      title="Activity"
      aside={
        <span className="line">
          <Select aria-label="Show" size="small" value={kind} options={kinds} onChange={setKind} />
          <Button size="small" icon={Download} isBusy={isBusy} onClick={() => download({ alarmId })}>
            Export
          </Button>
        </span>
      }
    >
      <div className="card-body">
        <Activity key={kind} alarmId={alarmId} version={version} kind={kind === 'ALL' ? null : kind} />
      </div>
    </Card>
  );
}
