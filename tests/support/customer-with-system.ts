import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { Database } from '../../platform/database.ts';
import { newCustomerId } from './engines.ts';

/** Creates a customer with one integration, a data pump. */
export async function customerWithSystem(db: Database): Promise<{ customerId: number; systemId: number }> {
  const customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: 'Test' });
  const systemId = await createExternalSystem(db, {
    ...{ customerId, name: 'BAS', displayName: 'BAS', schema: 'generic' },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'generic-json-1' },
  });
  return { customerId, systemId };
}
