import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from './test-api.ts';

export interface CustomerScene {
  api: TestApi;
  customerId: number;
  systemId: number;
  /** User of the customer. */
  ada: TestPerson;
}

/** Starts an API for the tests of one file, with a customer, an integration and a user; filled before the tests run. */
export function customerScene(): CustomerScene {
  const scene = {} as CustomerScene;
  beforeAll(async () => {
    scene.api = await startTestApi();
    scene.customerId = await scene.api.newCustomer();
    scene.systemId = await scene.api.newSystem(scene.customerId);
    scene.ada = await scene.api.newPerson(scene.customerId);
  });
  afterAll(() => scene.api?.stop());
  return scene;
}
