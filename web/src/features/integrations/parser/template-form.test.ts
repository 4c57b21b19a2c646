import { expect, test } from 'vitest';
import { eventWords, freeFields, labelRows, readBy, withEventWords, withLabels } from './template-form.ts';

test('a template without labels begins with those that hold', () => {
  const rows = labelRows({});
  expect(rows).toContainEqual({ field: 'pointPath', text: 'Point' });
  expect(freeFields(rows)).not.toContain('pointPath');
  expect(freeFields(rows)).toContain('units');
});

test('several labels of a field are typed with a plus, and stay as they are typed', () => {
  const template = withLabels({ mode: 'stream' }, [
    { field: 'occurredAt', text: 'Date + Ti ' },
    { field: 'message', text: 'C+' },
  ]);
  expect(template).toEqual({ mode: 'stream', labels: { occurredAt: ['Date', 'Ti '], message: 'C+' } });
  expect(labelRows(template)).toEqual([
    { field: 'occurredAt', text: 'Date + Ti ' },
    { field: 'message', text: 'C+' },
  ]);
  expect(labelRows({ labels: { message: null } })).toEqual([]);
});

test('labels and a text take turns', () => {
  const byText = readBy({ labels: { message: 'Text' }, separator: '--' }, 'text');
  expect(byText).toMatchObject({ separator: '--', text: expect.stringContaining('{pointPath}') });
  expect(byText).not.toHaveProperty('labels');
  expect(readBy(byText, 'labels')).toMatchObject({ separator: '--', labels: { pointPath: 'Point' } });
});

test('a word that says what happened stands there once', () => {
  expect(eventWords({})).toContainEqual(['ALARM', 'ALARM']);
  expect(withEventWords({}, [['Off', 'RTN']])).toEqual({ events: { Off: 'RTN' } });
  expect(
    withEventWords({}, [
      ['Off', 'RTN'],
      ['Off', 'ALARM'],
    ]),
  ).toBeNull();
});
