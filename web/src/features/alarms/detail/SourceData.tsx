import { useState } from 'react';
import { alarmTexts, alarmDetailTexts as texts } from '#texts/alarms.ts';
import { Button } from '#ui/Button.tsx';
import { emptySource } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { SourceText } from '#ui/SourceText.tsx';
import * as css from './detail.module.css';
import { sourceFields, sourceText } from './source-fields.ts';
import type { AlarmDetail } from './use-alarm.ts';

/** Data from the source: its fields, or the payload as received. */
export function SourceData({ alarm }: { alarm: AlarmDetail }) {
  const [isRaw, setRaw] = useState(false);
  const hasPayload = alarm.rawAttributes !== null && alarm.rawAttributes !== undefined;
  const fields = sourceFields(alarm.rawAttributes).map(([name, value]): [string, React.ReactNode] => [
    name,
    <SourceText key={name}>{value}</SourceText>,
  ]);
  return (
    <>
      <div className={css.sectionHead}>
        <span className="meta quiet">{alarm.externalSystem.displayName}</span>
        {hasPayload && (
          <Button variant="link" size="small" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
            {texts.rawAttributes}
          </Button>
        )}
      </div>
      {isRaw ? (
        <pre className={`${css.raw} mono`}>{sourceText(alarm.rawAttributes)}</pre>
      ) : (
        <KeyValue
          rows={[
            [texts.alarmText, alarm.text || emptySource],
            [texts.point, <SourceText key="point">{alarm.point || emptySource}</SourceText>],
            ...(alarm.isSenderUnverified
              ? [[alarmTexts.senderUnverified, alarm.unverifiedSender ?? emptySource] satisfies [string, string]]
              : []),
            ...fields,
          ]}
        />
      )}
    </>
  );
}
