import { afterAll, afterEach } from 'vitest';
import { stillAwaited } from './until.ts';

/** Names what a test or hook still waited for when its own limit had passed: the limit itself knows only how long it was. */
function nameIt(): void {
  const named = stillAwaited();
  if (named.length > 0) throw new Error(`Still waited for ${named.join('; ')}`);
}

afterEach(({ task }) => {
  if (task.result?.state === 'fail') nameIt();
});
afterAll(nameIt);
