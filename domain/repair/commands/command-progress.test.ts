import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createDatabase } from '../../../platform/database.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { progressRecorder } from './command-progress.ts';

test('progress that Postgres refuses, or is not there to record, fails nothing and is told', async () => {
  const db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
  onTestFinished(() => db.destroy());
  const failed: unknown[] = [];
  const key = { customerId: 1, id: randomUUID() };
  const recorder = progressRecorder({ db, clock: systemClock }, key, (error) => failed.push(error));
  await recorder.note({ items: 1, total: 10.5, share: null });
  expect(failed).toHaveLength(1);
  await db.destroy();
  await recorder.note({ items: 2, total: 10, share: 0.2 });
  await recorder.flush();
  expect(failed).toHaveLength(2);
});
