import { expect, test } from 'vitest';
import { activityText, type TicketActivityEntry } from './activity-text.ts';

const entry = (part: Partial<TicketActivityEntry>): TicketActivityEntry =>
  ({ prevValue: null, revValue: null, metadata: null, ...part }) as TicketActivityEntry;

test('an order is told by the number that people there know it by, else by its id', () => {
  const made = entry({ eventType: 'EXTERNAL_CREATION', revValue: '_QkVE' });
  expect(activityText(made)).toBe('created work order _QkVE');
  expect(activityText({ ...made, metadata: { number: '1001' } })).toBe('created work order 1001');
  const again = entry({ eventType: 'REISSUE', prevValue: '_QkVE' });
  expect(activityText(again)).toBe('reopened the ticket; previous work order _QkVE');
  expect(activityText({ ...again, metadata: { number: '1001' } })).toBe(
    'reopened the ticket; previous work order 1001',
  );
});
