import { afterAll, afterEach } from 'vitest';
import { stillAwaited } from './until.ts';

/** Names the conditions that a timed-out test or hook still awaited: the timeout's own error states only a duration. */
function nameIt(): void {
  const named = stillAwaited();
  if (named.length > 0) throw new Error(`Still waited for ${named.join('; ')}`);
}

afterEach(({ task }) => {
  if (task.result?.state === 'fail') nameIt();
});
afterAll(nameIt);
