import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlarmDetailsCard } from './AlarmFacts.tsx';
import type { AlarmDetail } from './use-alarm.ts';

const alarm = (over: Partial<AlarmDetail>) =>
  ({
    point: 'S-7.SF-S',
    priority: 4,
    priorityLastModifiedBy: null,
    isServiceImpacting: true,
    serviceImpactLastModifiedBy: null,
    state: 'active',
    notes: null,
    properties: [],
    ...over,
  }) as unknown as AlarmDetail;

/** Labels of the facts that carry the check. */
const verified = (over: Partial<AlarmDetail>): string[] => {
  const card = renderToStaticMarkup(<AlarmDetailsCard alarm={alarm(over)} />);
  return [...card.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g)]
    .filter(([, , value]) => value?.includes('aria-label="Verified"'))
    .map(([, label]) => label ?? '');
};

test('ALM-102 a check stands beside service impact and priority that a person has set', () => {
  expect(verified({})).toEqual([]);
  expect(verified({ serviceImpactLastModifiedBy: 'Maya Okafor' })).toEqual(['Is Service Failure Alarm']);
  expect(verified({ priorityLastModifiedBy: 'Maya Okafor' })).toEqual(['Alarm Priority']);
});

test('ALM-062 ALM-103 a check stands beside a property whose confidence is 1, and no other', () => {
  const known = {
    ...{ shownConfidence: 90, needsVerification: false, source: 'PARSER' as const },
    ...{ sourceText: null, sourceField: null, verifiedBy: null },
  };
  const properties = [
    { id: '1', type: 'building', value: ['Surgical Pavilion'], confidence: 1, ...known },
    { id: '2', type: 'equipment_type', value: ['Pump'], confidence: 0.9, ...known },
  ];
  expect(verified({ properties })).toEqual(['Building']);
});
