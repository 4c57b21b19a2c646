import { expect, test } from 'vitest';
import { createToaster } from './toast.tsx';

const received = () => {
  const toaster = createToaster();
  const toasts: unknown[] = [];
  const stop = toaster.subscribe((toast) => toasts.push(toast));
  return { toaster, toasts, stop };
};

test('UI-048 UI-049 a failure without words of its own reads System Failure', () => {
  const { toaster, toasts } = received();
  toaster.error();
  toaster.error('Failed to get alarms');
  expect(toasts).toEqual([
    { kind: 'error', title: 'System Failure', body: 'An error has occurred. Please try again later.' },
    { kind: 'error', title: 'Failed to get alarms', body: 'An error has occurred. Please try again later.' },
  ]);
});

test('UI-050 a success without words of its own says that changes were saved', () => {
  const { toaster, toasts } = received();
  toaster.success();
  expect(toasts).toEqual([{ kind: 'success', title: 'Successfully saved changes.', body: undefined }]);
});

test('what was said is taken away once it holds no longer', () => {
  const { toaster, toasts } = received();
  toaster.clear();
  expect(toasts).toEqual([null]);
});

test('nothing is said to a host that has gone', () => {
  const { toaster, toasts, stop } = received();
  stop();
  toaster.error();
  expect(toasts).toEqual([]);
});
