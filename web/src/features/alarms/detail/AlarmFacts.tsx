import { UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { emptySource } from '../../../ui/format.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Priority } from '../../../ui/Priority.tsx';
import { SourceText } from '../../../ui/SourceText.tsx';
import { propertyLabel } from '../alarm-text.ts';
import type { AlarmDetail } from './use-alarm.ts';

type Fact = [label: string, value: ReactNode];

/** A value, with a check where a person set it or it is certain. */
function Checked({ isChecked, children }: { isChecked: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {isChecked && (
        <span role="img" aria-label="Verified" title="Verified" className="verified">
          <UserCheck size={13} aria-hidden />
        </span>
      )}
    </>
  );
}

const certain = 1;
const isEquipment = ({ type }: { type: string }) => /^(equipment|asset|component)/.test(type);

const propertyFacts = (properties: AlarmDetail['properties']): Fact[] =>
  properties.map(({ type, value, confidence }) => [
    propertyLabel(type),
    <Checked key={type} isChecked={confidence === certain}>
      {value.join(', ')}
    </Checked>,
  ]);

/** Equipment properties of an alarm. */
export const equipmentFacts = (alarm: AlarmDetail): Fact[] => propertyFacts(alarm.properties.filter(isEquipment));

/** Where it is and whatever else is known of it. */
export const otherFacts = (alarm: AlarmDetail): Fact[] =>
  propertyFacts(alarm.properties.filter((property) => !isEquipment(property)));

export const pointFact = (alarm: AlarmDetail): Fact => [
  'Alarm Point',
  <SourceText key="point">{alarm.point || emptySource}</SourceText>,
];

/** "Alarm Classification": impact and priority, with who decided. */
export const classificationFacts = (alarm: AlarmDetail): Fact[] => [
  [
    'Is Service Failure Alarm',
    <Checked key="impact" isChecked={alarm.serviceImpactLastModifiedBy !== null}>
      {alarm.isServiceImpacting ? 'Yes' : 'No'}
    </Checked>,
  ],
  [
    'Alarm Priority',
    <Checked key="priority" isChecked={alarm.priorityLastModifiedBy !== null}>
      <Priority priority={alarm.priority} active={alarm.state === 'active'} />
    </Checked>,
  ],
];

/** "Alarm Details": equipment, point, classification, then the remaining properties. */
export function AlarmDetailsCard({ alarm, children }: { alarm: AlarmDetail; children?: ReactNode }) {
  const others = otherFacts(alarm);
  return (
    <section className="card" aria-labelledby="alarm-details">
      <div className="card-head">
        <h2 id="alarm-details">Alarm Details</h2>
      </div>
      <div className="card-body">
        <KeyValue rows={[...equipmentFacts(alarm), pointFact(alarm)]} />
        <h3>Alarm Classification</h3>
        <KeyValue rows={classificationFacts(alarm)} />
        {others.length > 0 && <h3>Properties</h3>}
        <KeyValue rows={others} />
        {children}
      </div>
    </section>
  );
}
