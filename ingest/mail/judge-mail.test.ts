import { expect, test } from 'vitest';
import type { SenderCheck, SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { judgeMail } from './judge-mail.ts';
import type { Mailbox } from './mailboxes.ts';

const sender = 'niagara@site.example';
const judge = (senderCheck: SenderCheck, result: SenderVerdict['result'] | null, senders = [sender]) =>
  judgeMail({ senderCheck, senders: [sender] } as Mailbox, senders, result && { result, reason: 'as found' });

test.each([
  ['REQUIRE', 'pass', 'take'],
  ['REQUIRE', 'fail', 'quarantine'],
  ['REQUIRE', 'none', 'quarantine'],
  ['MARK', 'pass', 'take'],
  ['MARK', 'fail', 'take'],
  ['MARK', 'none', 'take'],
  ['MARK', 'temporary', 'take'],
] as const)('%s: a sender found to be "%s" makes it %s, marked with what was found', (check, result, fate) => {
  expect(judge(check, result)).toMatchObject({ fate, verdict: { result, reason: 'as found' } });
});

test('one that has to be verified and could not be looked up is to come again', () => {
  expect(judge('REQUIRE', 'temporary')).toMatchObject({ fate: 'later', reason: 'as found' });
});

test('where senders are not checked nothing is said of them', () => {
  for (const result of ['fail', null] as const)
    expect(judge('OFF', result)).toMatchObject({ fate: 'take', verdict: null });
});

test('who is not on the list is put aside, however well verified', () => {
  for (const check of ['REQUIRE', 'MARK', 'OFF'] as const)
    expect(judge(check, 'pass', [sender, 'other@site.example'])).toMatchObject({
      fate: 'quarantine',
      verdict: null,
      reason: `not every sender is on the list of the integration: ${sender}, other@site.example`,
    });
});
