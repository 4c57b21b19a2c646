import type { ReactNode } from 'react';
import { builtInDefinitions, isEquipmentType } from '#domain/alarms/model/property.ts';
import type { Definition } from '#features/fields/properties/use-definitions.ts';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import * as cardCss from '#ui/card.module.css';
import { emptySource } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Priority } from '#ui/Priority.tsx';
import { SourceText } from '#ui/SourceText.tsx';
import * as kit from '#ui/ui.module.css';
import { propertyLabel } from '../alarm-text.ts';
import { PointAsset } from './PointAsset.tsx';
import { PropertyValue, type Vote } from './properties/PropertyValue.tsx';
import { Verified } from './properties/Verified.tsx';
import type { AlarmDetail } from './use-alarm.ts';

type Fact = [label: string, value: ReactNode];

/** Names and display of properties, and the handler of votes. */
export interface FactsShown {
  definitions?: readonly Definition[];
  onVote?: Vote;
  /** Called after the point was assigned. Absent if not allowed. */
  onAssigned?: () => void;
}

function propertyFacts(alarm: AlarmDetail, isWanted: (type: string) => boolean, shown: FactsShown): Fact[] {
  const definitions = shown.definitions ?? builtInDefinitions;
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const orderOf = (type: string): number => byName.get(type)?.order ?? definitions.length;
  return alarm.properties
    .filter(({ type }) => isWanted(type) && byName.get(type)?.isVisible !== false)
    .toSorted((a, b) => orderOf(a.type) - orderOf(b.type))
    .map((property) => {
      const label = byName.get(property.type)?.label ?? propertyLabel(property.type);
      return [label, <PropertyValue key={property.type} property={property} label={label} onVote={shown.onVote} />];
    });
}

/** Equipment properties of an alarm. */
export const equipmentFacts = (alarm: AlarmDetail, shown: FactsShown = {}): Fact[] =>
  propertyFacts(alarm, isEquipmentType, shown);

/** Location and all other properties. */
export const otherFacts = (alarm: AlarmDetail, shown: FactsShown = {}): Fact[] =>
  propertyFacts(alarm, (type) => !isEquipmentType(type), shown);

/** The point, and the asset it is assigned to; @param onAssigned if allowed. */
export const pointFacts = (alarm: AlarmDetail, onAssigned?: () => void): Fact[] => [
  [texts.point, <SourceText key="point">{alarm.point || emptySource}</SourceText>],
  ...(onAssigned
    ? [[texts.pointAsset, <PointAsset key="asset" alarm={alarm} onChange={onAssigned} />] satisfies Fact]
    : []),
];

/** "Alarm Classification": impact and priority, with the person who set them. */
export const classificationFacts = (alarm: AlarmDetail): Fact[] => [
  [
    texts.serviceFailure,
    <span key="impact" className="line">
      {alarm.isServiceImpacting ? texts.yes : texts.no}
      {alarm.serviceImpactLastModifiedBy !== null && <Verified by={alarm.serviceImpactLastModifiedBy} />}
    </span>,
  ],
  [
    texts.priority,
    <span key="priority" className="line">
      <Priority priority={alarm.priority} active={alarm.state === 'active'} />
      {alarm.priorityLastModifiedBy !== null && <Verified by={alarm.priorityLastModifiedBy} />}
    </span>,
  ],
];

interface AlarmDetailsCardProps extends FactsShown {
  alarm: AlarmDetail;
  /** Beside the heading. */
  action?: ReactNode;
  /** Replaces the facts. */
  editor?: ReactNode;
  children?: ReactNode;
}

/** "Alarm Details": equipment, point, classification, then the remaining properties. */
export function AlarmDetailsCard({ alarm, action, editor, children, ...shown }: AlarmDetailsCardProps) {
  const others = otherFacts(alarm, shown);
  return (
    <section className={kit.card} aria-labelledby="alarm-details">
      <div className={kit.cardHead}>
        <h2 id="alarm-details">{texts.title}</h2>
        {action}
      </div>
      <div className={cardCss.cardBody}>
        {editor || (
          <>
            <KeyValue rows={[...equipmentFacts(alarm, shown), ...pointFacts(alarm, shown.onAssigned)]} />
            <h3>{texts.classification}</h3>
            <KeyValue rows={classificationFacts(alarm)} />
            {others.length > 0 && <h3>{texts.properties}</h3>}
            <KeyValue rows={others} />
          </>
        )}
        {children}
      </div>
    </section>
  );
}
