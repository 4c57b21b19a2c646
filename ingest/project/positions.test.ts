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

test('where one of several partitions is lost, none moves', async () => {
  const consumer = `test-${randomUUID()}`;
  const three = [3, 4, 5].map((partition) => ({ topic: 'alarms.normalised', partition }));
  await readPositions(db, consumer, three);
  const move = (...moves: Array<{ partition: number; from: bigint }>) =>
    db.transaction((trx) =>
      movePositions(
        trx,
        consumer,
        moves.map((one) => ({ ...one, topic: 'alarms.normalised', to: one.from + 10n })),
      ),
    );
  const positions = async () => [...(await readPositions(db, consumer, three)).values()];
  await move({ partition: 4, from: 0n });
  const all = [5, 4, 3].map((partition) => ({ partition, from: 0n }));
  await expect(move(...all)).rejects.toThrow(PositionLost);
  expect(await positions()).toEqual([0n, 10n, 0n]);
  await move(...all.map(({ partition }) => ({ partition, from: partition === 4 ? 10n : 0n })));
  expect(await positions()).toEqual([10n, 20n, 10n]);
});

test('two readers that hold some of the same partitions, in other orders, do not wait for each other forever', async () => {
  const consumer = `test-${randomUUID()}`;
  const partitions = Array.from({ length: 8 }, (_, partition) => partition);
  const assigned = partitions.map((partition) => ({ topic: 'alarms.normalised', partition }));
  await readPositions(db, consumer, assigned);
  for (let round = 0n; round < 20n; round += 1n) {
    const moveIn = (order: number[]) =>
      db.transaction((trx) =>
        movePositions(
          trx,
          consumer,
          order.map((partition) => ({ topic: 'alarms.normalised', partition, from: round, to: round + 1n })),
        ),
      );
    const results = await Promise.allSettled([moveIn(partitions), moveIn(partitions.toReversed())]);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toEqual([expect.any(PositionLost)]);
  }
});
