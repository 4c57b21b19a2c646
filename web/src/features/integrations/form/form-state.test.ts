import { describe, expect, test } from 'vitest';
import { formFields } from '../../../../../domain/integrations/form-fields.ts';
import { mainFields } from '../../../../../domain/integrations/integration-form.ts';
import type { IntegrationFormFragment } from '../../../generated/graphql.ts';
import { type Kind, keepKnown, payloadOf, problemsOf, shownValue } from './form-state.ts';

const mail: Kind = { direction: 'INBOUND', schema: 'minus80', connectionType: 'EMAIL' };
const fieldsOf = (kind: Kind) => [...mainFields, ...formFields({ ...kind, direction: kind.direction ?? 'INBOUND' })];
const stored = {
  displayName: 'Fire panel',
  connectionType: 'EMAIL',
  isActive: true,
  email: { from: ['a@bms.example', 'b@bms.example'] },
  externalAlertEmails: ['x@example.com'],
  inboundEmailAddress: 'fire@alarms.example',
  etlIgnorableStates: ['Normal'],
  exportConfig: { timezone: 'UTC' },
} as unknown as IntegrationFormFragment;
const field = (name: string) => {
  const found = fieldsOf(mail).find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('payload', () => {
  test('an empty list of alert e-mails is null on create and a list on update; senders are a list or null', () => {
    const typed = { externalAlertEmails: ' ', senderAddress: '' };
    expect(payloadOf(mail, fieldsOf(mail), typed, null)).toMatchObject({
      externalAlertEmails: null,
      senderAddress: null,
    });
    expect(payloadOf(mail, fieldsOf(mail), typed, stored)).toMatchObject({
      externalAlertEmails: [],
      senderAddress: null,
    });
    expect(payloadOf(mail, fieldsOf(mail), { senderAddress: 'a@x.example, b@x.example,' }, null)).toMatchObject({
      senderAddress: ['a@x.example', 'b@x.example'],
    });
  });

  test('merges the main form with the dynamic one, names with dots nested', () => {
    expect(payloadOf(mail, fieldsOf(mail), { displayName: 'New' }, stored)).toMatchObject({
      displayName: 'New',
      direction: 'INBOUND',
      schema: 'minus80',
      connectionType: 'EMAIL',
      etlIgnorableStates: ['Normal'],
      exportConfig: { timezone: 'UTC' },
    });
  });
});

test('senders are read from email.from', () => {
  expect(shownValue(field('senderAddress'), {}, stored)).toBe('a@bms.example, b@bms.example');
  expect(shownValue(field('senderAddress'), { senderAddress: 'c@bms.example' }, stored)).toBe('c@bms.example');
});

test('values of fields that a form no longer has are forgotten', () => {
  const typed = { displayName: 'New', inboundEmailAddress: 'x@y.example' };
  expect(keepKnown(typed, fieldsOf(mail))).toBe(typed);
  expect(keepKnown(typed, fieldsOf({ ...mail, connectionType: 'INBOUND_API' }))).toEqual({ displayName: 'New' });
});

test('what is missing is said, first what decides the rest', () => {
  const empty: Kind = { direction: null, schema: null, connectionType: null };
  const messages = (kind: Kind) =>
    problemsOf(kind, fieldsOf(kind), payloadOf(kind, fieldsOf(kind), {}, null)).map(({ message }) => message);
  expect(messages(empty)[0]).toBe('Direction is required');
  expect(messages({ ...empty, direction: 'INBOUND' })[0]).toBe('Schema is required');
  expect(messages({ direction: 'INBOUND', schema: 'niagara4', connectionType: 'DATAPUMP' })).toEqual([
    'Display name is required',
    'URL is required',
  ]);
});
