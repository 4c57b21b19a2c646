import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../platform/database.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { movePositions, PositionLost, readPositions } from './positions.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 4, name: 'test' });
});
afterAll(() => db.destroy());

const assigned = [{ topic: 'alarms.normalised', partition: 3 }];

test('a partition that was never read starts at 0, and goes on where the last transaction left it', async () => {
  const consumer = `test-${randomUUID()}`;
  expect([...(await readPositions(db, consumer, assigned)).values()]).toEqual([0n]);
  await db.transaction((trx) =>
    movePositions(trx, consumer, [{ topic: 'alarms.normalised', partition: 3, from: 0n, to: 17n }]),
  );
  expect([...(await readPositions(db, consumer, assigned)).values()]).toEqual([17n]);
});

test('of two readers that hold the same partition only one gets its transaction through', async () => {
  const consumer = `test-${randomUUID()}`;
  await readPositions(db, consumer, assigned);
  const apply = (reader: string) =>
    db.transaction(async (trx) => {
      await movePositions(trx, consumer, [{ topic: 'alarms.normalised', partition: 3, from: 0n, to: 5n }]);
      await trx.raw(`insert into stream_positions (consumer, topic, partition, next_offset) values (?, ?, 0, 0)`, [
        consumer,
        `applied by ${reader}`,
      ]);
    });
  const results = await Promise.allSettled([apply('zombie'), apply('owner')]);
  const refused = results.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toBeInstanceOf(PositionLost);
  const { rows } = await db.raw(`select topic from stream_positions where consumer = ? and topic like 'applied by %'`, [
    consumer,
  ]);
  expect(rows).toHaveLength(1);
});
