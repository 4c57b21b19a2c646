import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldMessage, type FieldState } from './FieldMessage.tsx';

const drawn = (state?: FieldState, message?: string, hint?: string) =>
  renderToStaticMarkup(<FieldMessage id="f" state={state} message={message} hint={hint} />);

test('UI-013 the states error, warning and success show their messages', () => {
  for (const state of ['error', 'warning', 'success'] as const)
    expect(drawn(state, `It is a ${state}`, 'A hint')).toMatch(new RegExp(`data-state="${state}".*It is a ${state}<`));
});

test('UI-014 an error or warning without a text of its own says the hint', () => {
  for (const state of ['error', 'warning'] as const)
    expect(drawn(state, undefined, 'At most ten')).toMatch(new RegExp(`data-state="${state}".*At most ten<`));
  expect(drawn('success', undefined, 'At most ten')).toBe('');
  expect(drawn(undefined, undefined, 'At most ten')).toContain('At most ten');
});
