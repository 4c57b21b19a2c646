import { expect, test } from 'vitest';
import { activityText, type TicketActivityEntry } from './activity-text.ts';

const entry = (part: Partial<TicketActivityEntry>): TicketActivityEntry =>
  ({ prevValue: null, revValue: null, metadata: null, ...part }) as TicketActivityEntry;

test('an order is told by the number that people there know it by, else by its id', () => {
  const made = entry({ eventType: 'EXTERNAL_CREATION', revValue: '_QkVE' });
  expect(activityText(made)).toBe('made order _QkVE');
  expect(activityText({ ...made, metadata: { number: '1001' } })).toBe('made order 1001');
  const again = entry({ eventType: 'REISSUE', prevValue: '_QkVE' });
  expect(activityText(again)).toBe('reissued the ticket; the order before was _QkVE');
  expect(activityText({ ...again, metadata: { number: '1001' } })).toBe(
    'reissued the ticket; the order before was 1001',
  );
});
