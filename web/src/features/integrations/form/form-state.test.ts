import type { DocumentNode, SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { connectionTypesOf, directions, schemas } from '#domain/integrations/external-schemas.ts';
import { formFields } from '#domain/integrations/form-fields.ts';
import { mainFields } from '#domain/integrations/integration-form.ts';
import type { IntegrationFormFragment } from '#generated/graphql.ts';
import { integrationForm } from '../integration-queries.ts';
import { type Kind, keepKnown, payloadOf, problemsOf, shownValue } from './form-state.ts';

const mail: Kind = { direction: 'INBOUND', schema: 'minus80', connectionType: 'EMAIL' };
const maximo: Kind = { direction: 'OUTBOUND', schema: 'maximo', connectionType: 'OUTBOUND_API' };
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
    const noAlerts = { externalAlertEmails: ' ' };
    expect(payloadOf(maximo, fieldsOf(maximo), noAlerts, null)).toMatchObject({ externalAlertEmails: null });
    expect(payloadOf(maximo, fieldsOf(maximo), noAlerts, stored)).toMatchObject({ externalAlertEmails: [] });
    expect(payloadOf(mail, fieldsOf(mail), { senderAddress: '' }, stored)).toMatchObject({ senderAddress: null });
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

test('a switch that nobody has set yet stands where a new form has it', () => {
  const zombie = fieldsOf(maximo).find(({ name }) => name === 'outboundSettings.isZombieEnabled');
  if (!zombie) throw new Error('there is no such switch');
  const saved = (isZombieEnabled: boolean | null) =>
    shownValue(zombie, {}, { outboundSettings: { isZombieEnabled } } as unknown as IntegrationFormFragment);
  expect([saved(null), saved(true), saved(false)]).toEqual([true, true, false]);
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
  expect(messages({ direction: 'OUTBOUND', schema: 'schoolDude', connectionType: 'OUTBOUND_API' })).toEqual([
    'Display name is required',
    'URL is required',
    'Username is required',
    'Password is required',
  ]);
});

/** The fields that a fragment asks for, nested ones with dots. */
const selected = (set: SelectionSetNode, above = ''): string[] =>
  set.selections.flatMap((one) =>
    one.kind === 'Field'
      ? [
          `${above}${one.name.value}`,
          ...(one.selectionSet ? selected(one.selectionSet, `${above}${one.name.value}.`) : []),
        ]
      : [],
  );

test('the form reads every field that it writes: one that it does not know is emptied by whoever saves another', () => {
  const [fragment] = (integrationForm as DocumentNode).definitions;
  if (fragment?.kind !== 'FragmentDefinition') throw new Error('no fragment');
  const known = [...selected(fragment.selectionSet), 'senderAddress'];
  for (const direction of directions)
    for (const connectionType of connectionTypesOf[direction])
      for (const schema of Object.keys(schemas))
        for (const { name } of fieldsOf({ direction, schema, connectionType })) expect(known).toContain(name);
});
