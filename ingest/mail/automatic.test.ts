import { expect, test } from 'vitest';
import { automaticReason } from './automatic.ts';

const reasonOf = (headers: Record<string, string>, envelopeFrom = 'bas@site.example', headerFrom = envelopeFrom) =>
  automaticReason(envelopeFrom, headerFrom, (name) => (headers[name] === undefined ? [] : [headers[name]]));

test.each([
  [{ 'auto-submitted': 'auto-replied' }],
  [{ 'auto-submitted': 'Auto-Replied (vacation)' }],
  [{ 'auto-submitted': 'something-else; owner=x' }],
  [{ 'auto-submitted': 'auto-generated', 'in-reply-to': '<1@x>' }],
  [{ 'auto-submitted': 'auto-generated', references: '<1@x>' }],
  [{ precedence: 'bulk' }],
  [{ precedence: 'Junk' }],
  [{ precedence: 'auto_reply' }],
  [{ 'x-auto-response-suppress': 'All', 'in-reply-to': '<1@x>' }],
  [{ 'x-autoreply': 'yes' }],
  [{ 'x-autorespond': '' }],
  [{ 'x-failed-recipients': 'a@b.example' }],
  [{ 'content-type': 'multipart/report; report-type=delivery-status; boundary=b' }],
  [{ 'content-type': 'Multipart/Report; report-type=disposition-notification' }],
])('no alarm is in a mail with %j', (headers) => {
  expect(reasonOf(headers)).toBeTruthy();
});

test.each([
  [{}],
  [{ 'auto-submitted': 'no' }],
  [{ 'auto-submitted': 'No', 'in-reply-to': '<1@x>' }],
  [{ 'auto-submitted': 'auto-generated' }],
  [{ 'auto-submitted': 'auto-notified; owner-email="a@b.example"' }],
  [{ precedence: 'first-class' }],
  [{ precedence: 'list' }],
  [{ 'x-auto-response-suppress': 'All' }],
  [{ 'in-reply-to': '<1@x>', references: '<1@x>' }],
  [{ 'content-type': 'multipart/mixed; boundary=report' }],
])('an alarm may be in a mail with %j', (headers) => {
  expect(reasonOf(headers)).toBeNull();
});

test('bounces have no envelope sender, or one of a mail system', () => {
  expect(reasonOf({}, '')).toBeTruthy();
  expect(reasonOf({}, 'mailer-daemon@mx.example')).toBeTruthy();
  expect(reasonOf({}, 'relay@mx.example', 'postmaster@mx.example')).toBeTruthy();
});
