import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../platform/database.ts';
import { customerWithSystem } from '../../../tests/support/customer-with-system.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { until } from '../../../tests/support/until.ts';
import { takeNext } from './queue.ts';

test.each([
  ['PUMP', 'SERVER'],
  ['SERVER', 'PUMP'],
] as const)(
  'INT.13 while the runner %s takes a command, %s finds none to take, and nothing fails',
  async (first, second) => {
    const name = `test-queue-${randomUUID()}`;
    const db = createDatabase(testEnv().DATABASE_URL, { pool: 3, name });
    onTestFinished(() => db.destroy());
    const key = await customerWithSystem(db);
    const queue = (runner: string, at: string): Promise<unknown> =>
      db('external_system_commands').insert({
        ...{ customer_id: key.customerId, system_id: key.systemId, id: randomUUID() },
        ...{ command_type: 'CONFIG', runner, status: 'PENDING', created_at: at, queued_at: at },
      });
    const now = new Date('2026-11-30T12:00:00Z');
    await queue(first, '2026-11-30T11:00:00Z');
    const taking = await db.transaction();
    expect(await takeNext(taking, key, first, now)).toMatchObject({ isBegun: true });
    // one whose request took longer than that of a later one, or was made by another clock
    await queue(second, '2026-11-30T10:00:00Z');
    const other = db.transaction((trx) => takeNext(trx, key, second, now));
    await until('the other runner to wait', async () => {
      const { rows } = await db.raw(
        `select from pg_stat_activity where application_name = ? and wait_event_type = 'Lock'`,
        [name],
      );
      return rows.length > 0;
    });
    await taking.commit();
    expect(await other).toBe('OTHERS');
  },
);
