import { KeyValue } from '../../../ui/KeyValue.tsx';
import { CmmsConfigCard } from '../../cmms/CmmsConfigCard.tsx';
import { propertyLabel } from '../alarm-text.ts';
import { Card } from './Card.tsx';
import { sourceFields } from './source-fields.ts';
import type { AlarmDetail } from './use-alarm.ts';

/** What maintenance systems are told of the alarm, and what its source says for them. */
export function CmmsConfig({ alarm }: { alarm: AlarmDetail }) {
  const rows = sourceFields(alarm.cmmsAttributes).map(([name, value]): [string, string] => [
    propertyLabel(name),
    value,
  ]);
  return (
    <>
      <CmmsConfigCard alarmId={alarm.id} />
      {rows.length > 0 && (
        <Card title="CMMS attributes" aside="From the alarm">
          <div className="card-body">
            <KeyValue rows={rows} />
          </div>
        </Card>
      )}
    </>
  );
}
