import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const refusal = (...fields: Array<{ path: string; message: string }>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Invalid', extensions: { code: 'INVALID', fields } }] });
const draft = { dueBy: null, objective: '' };

test('errors of the server stand at the fields that they name', () => {
  expect(refusedFields(refusal({ path: 'objective', message: 'Too long' }), draft)).toEqual({ objective: 'Too long' });
  const late = refusal({ path: 'details.dueBy', message: 'Due date must be in the future' });
  expect(refusedFields(late, draft, 'details')).toEqual({ dueBy: 'Due date must be in the future' });
  expect(refusedFields(late, draft)).toEqual({});
});

test('the first of several errors of a field is shown', () => {
  const twice = refusal({ path: 'objective', message: 'First' }, { path: 'objective', message: 'Second' });
  expect(refusedFields(twice, draft)).toEqual({ objective: 'First' });
});

test('other failures name no field', () => {
  for (const error of [new Error('offline'), null, 'text', { errors: [{ extensions: null }, 5] }])
    expect(refusedFields(error, draft)).toEqual({});
  expect(refusedFields(refusal({ path: 'constructor', message: 'Nobody asks for it' }), draft)).toEqual({});
});
