import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CmmsConfigCard } from '#features/fields/cmms/CmmsConfigCard.tsx';
import { graphql } from '#generated/index.ts';
import { seesCmmsValues } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { alarmDetailTexts as texts } from '#texts/alarms.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { propertyLabel } from '../alarm-text.ts';
import * as css from './detail.module.css';
import { sourceFields } from './source-fields.ts';
import type { AlarmDetail } from './use-alarm.ts';

const entityPathQuery = graphql(`
  query CmmsLevels($alarmId: ID!) {
    alarmEntityPath(alarmId: $alarmId) {
      id
      name
    }
  }
`);

const ofAlarm = '';

/** Values for maintenance systems, of the alarm and the entities it is in, and its source's attributes. */
export function CmmsConfig({ alarm }: { alarm: AlarmDetail }) {
  const me = useMe();
  const [level, setLevel] = useState(ofAlarm);
  const { data } = useQuery(entityPathQuery, {
    variables: { alarmId: alarm.id },
    skip: !seesCmmsValues(me),
    context: { quiet: true },
  });
  const places = data?.alarmEntityPath ?? [];
  const rows = sourceFields(alarm.cmmsAttributes).map(([name, value]): [string, string] => [
    propertyLabel(name),
    value,
  ]);
  const isPlace = places.some(({ id }) => id === level);
  return (
    <>
      {places.length > 0 && (
        <Segmented
          label={texts.cmmsLevel}
          className={css.cmmsLevels}
          options={[
            ...places.map(({ id, name }) => ({ value: id, label: name })),
            { value: ofAlarm, label: alarm.displayId },
          ]}
          value={isPlace ? level : ofAlarm}
          onChange={setLevel}
        />
      )}
      {isPlace ? <CmmsConfigCard key={level} entityId={level} /> : <CmmsConfigCard key={alarm.id} alarmId={alarm.id} />}
      {rows.length > 0 && (
        <Card title={texts.cmmsAttributes} aside={texts.fromAlarm}>
          <div className={cardCss.cardBody}>
            <KeyValue rows={rows} />
          </div>
        </Card>
      )}
    </>
  );
}
