import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pasteCleanedAfterMs, plainInput, plainText } from './plain-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keys = { ctrlKey: false, metaKey: false, altKey: false };
/** True if a key press was blocked. */
function isBlocked(key: string, held: Partial<typeof keys> = {}): boolean {
  const preventDefault = vi.fn();
  plainInput(() => undefined).onKeyDown({ key, ...keys, ...held, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('UI-035 letters of any script, digits, space, hyphen and underscore are typed; other characters are not', () => {
  for (const key of ['a', 'Z', 'é', 'ж', '樓', '7', ' ', '-', '_']) expect(isBlocked(key), key).toBe(false);
  for (const key of ['%', '<', '"', '.', '/', '&', '😀']) expect(isBlocked(key), key).toBe(true);
});

test('UI-035 keys that type nothing and commands pass; AltGr types', () => {
  for (const key of ['Enter', 'Backspace', 'ArrowLeft', 'Dead', 'Unidentified'])
    expect(isBlocked(key), key).toBe(false);
  expect(isBlocked('.', { ctrlKey: true })).toBe(false);
  expect(isBlocked('/', { metaKey: true })).toBe(false);
  expect(isBlocked('@', { ctrlKey: true, altKey: true })).toBe(true);
});

test('UI-036 a pasted text is cleaned after 100 ms', () => {
  expect(plainText('Kühler <3>: 50%_a-b')).toBe('Kühler 3 50_a-b');
  const onChange = vi.fn();
  const input = { value: 'before', isConnected: true } as HTMLInputElement;
  plainInput(onChange).onPaste({ currentTarget: input });
  input.value = 'before (after)';
  vi.advanceTimersByTime(pasteCleanedAfterMs - 1);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([['before after']]);
  expect(pasteCleanedAfterMs).toBe(100);
});
