import { expect, test } from 'vitest';
import { internalIdOf } from './internal-id.ts';

test('both kinds of attribute are sent as one', () => {
  expect(internalIdOf('Alarm Attribute', 'building')).toBe('ATTRIBUTE:building');
  expect(internalIdOf('CMMS Attribute', ' site ')).toBe('ATTRIBUTE:site');
  expect(internalIdOf('Work Ticket State', 'state')).toBe('WORK_TICKET_STATE:state');
});
