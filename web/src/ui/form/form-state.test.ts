import { expect, test } from 'vitest';
import {
  acceptValues,
  changedFields,
  changeFields,
  hasErrors,
  leaveField,
  presetFields,
  refuseFields,
  shownErrors,
  startForm,
} from './form-state.ts';

const blank = startForm({ name: '', tags: ['a'] });
const errors = { name: 'A name is required' };

test('a form is changed as long as a value is not the saved one', () => {
  const typed = changeFields(blank, { name: 'Pump' });
  expect(changedFields(typed)).toEqual(['name']);
  expect(changedFields(changeFields(typed, { name: '' }))).toEqual([]);
  expect(changedFields(changeFields(blank, { tags: ['a'] }))).toEqual([]);
  expect(changedFields(changeFields(blank, { tags: ['b'] }))).toEqual(['tags']);
});

test('an error is shown once its field was changed and left, or a submit was tried', () => {
  expect(shownErrors(blank, errors, 'touched')).toEqual({});
  expect(shownErrors(leaveField(blank, 'name'), errors, 'touched')).toEqual({});
  const left = leaveField(changeFields(blank, { name: ' ' }), 'name');
  expect(shownErrors(left, errors, 'touched')).toEqual(errors);
  expect(shownErrors(left, errors, 'submit')).toEqual({});
  expect(shownErrors({ ...blank, isTried: true }, errors, 'submit')).toEqual(errors);
  expect(shownErrors(blank, errors, 'always')).toEqual(errors);
});

test('what the server refused is shown until its field is changed', () => {
  const refused = refuseFields({ ...blank, isSubmitting: true }, { name: 'This name is taken' });
  expect(refused.isSubmitting).toBe(false);
  expect(shownErrors(refused, {}, 'submit')).toEqual({ name: 'This name is taken' });
  expect(shownErrors(changeFields(refused, { tags: [] }), {}, 'submit')).toEqual({ name: 'This name is taken' });
  expect(shownErrors(changeFields(refused, { name: 'Fan' }), {}, 'submit')).toEqual({});
});

test('accepted values are the saved ones; what was typed since is a change', () => {
  const sent = { ...changeFields(blank, { name: 'Pump' }), isTried: true, isSubmitting: true };
  expect(changedFields(acceptValues(sent, sent.values))).toEqual([]);
  const typedOn = changeFields(sent, { name: 'Pump 2' });
  const accepted = acceptValues(typedOn, sent.values);
  expect(accepted).toMatchObject({ isTried: false, isSubmitting: false, values: { name: 'Pump 2' } });
  expect(changedFields(accepted)).toEqual(['name']);
});

test('a late default takes no field from somebody who types', () => {
  const typed = changeFields(blank, { name: 'Pump' });
  const preset = presetFields(typed, { name: 'Alarm 5', tags: ['b'] });
  expect(preset.values).toEqual({ name: 'Pump', tags: ['b'] });
  expect(changedFields(preset)).toEqual(['name']);
});

test('a field without a message has no error', () => {
  expect(hasErrors<object>({})).toBe(false);
  expect(hasErrors<{ name: string }>({ name: undefined })).toBe(false);
  expect(hasErrors(errors)).toBe(true);
});
