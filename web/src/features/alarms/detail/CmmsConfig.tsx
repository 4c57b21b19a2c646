import { KeyValue } from '../../../ui/KeyValue.tsx';
import { propertyLabel } from '../alarm-text.ts';
import { Card } from './Card.tsx';
import { sourceFields } from './source-fields.ts';
import type { AlarmDetail } from './use-alarm.ts';

/** What a maintenance system is told of the alarm, with the value each field has. */
export function CmmsConfig({ alarm }: { alarm: AlarmDetail }) {
  const rows = sourceFields(alarm.cmmsAttributes).map(([name, value]): [string, string] => [
    propertyLabel(name),
    value,
  ]);
  return (
    <Card title="CMMS Config" aside={rows.length > 0 ? 'From the alarm' : null}>
      <div className="card-body">
        {rows.length > 0 ? (
          <KeyValue rows={rows} />
        ) : (
          <p className="empty-line">No maintenance system is connected, so no field has a value for this alarm.</p>
        )}
      </div>
    </Card>
  );
}
