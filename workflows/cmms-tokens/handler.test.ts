import { expect, test } from 'vitest';
import type { AlarmAttributes } from '../../domain/changes/changes-message.ts';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { systemClock } from '../../platform/clock.ts';
import { alarmState, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { newCmmsSystem, storeCmmsField } from '../../tests/support/cmms.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { handingChanges } from '../../tests/support/handed-changes.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createChangesConsumer } from '../changes/consumer.ts';
import { createTokensHandler } from './handler.ts';

test('alarms that are new, or whose texts have changed, are settled as changes tell them, and no others', async () => {
  const own = await ownDatabase(testEnv());
  try {
    const { db } = own;
    const customerId = newCustomerId();
    await createCustomer(db, { id: customerId, name: 'Test' });
    const systemId = await newCmmsSystem(db, customerId);
    const text = { dataType: 'String', defaultValue: 'B1' } as const;
    await storeCmmsField(db, { customerId, systemId, name: 'LOCATION', genericField: 'Location', ...text });
    await storeAlarms(
      db,
      [1, 2, 3].map((id) => alarmState({ customerId, id, systemId })),
    );
    await db('alarms').insert(
      [1, 2, 3].map((id) => ({
        ...{ customer_id: customerId, id, system_id: systemId, contextual_name: 'Fan', text: 'Fan' },
        ...{ formatted_raw_text: 'Fan' },
      })),
    );
    const handlers = [createTokensHandler({ db, clock: systemClock })];
    const hand = handingChanges((stream) => createChangesConsumer({ stream, handlers }));
    const attributes = [1, 3].map((alarmId) => ({ alarmId }) as AlarmAttributes);
    await hand(...[customerId, newCustomerId()].map((id) => ({ ...noChanges(id, 0), attributes })));
    const rows = await db('alarms').where({ customer_id: customerId }).orderBy('id').select('cmms_tokens');
    expect(rows.map(({ cmms_tokens: tokens }) => tokens.includes('cmms_location_name=B1'))).toEqual([
      true,
      false,
      true,
    ]);
  } finally {
    await own.drop();
  }
});
