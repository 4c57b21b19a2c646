import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterpriseFeatures, products } from '../../domain/constants.ts';
import { fromRoot } from '../../platform/root.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { createLiveClients } from '../support/live-clients.ts';
import type { TestPerson } from '../support/test-api.ts';
import { listOperations } from './operations.ts';
import { recipes } from './recipes.ts';
import { nobody, type Scene, type Side, startScene } from './scene.ts';

/** Operations that a customer's plan does not include are refused to its people and to the provider's staff (ADM.1). */

const operations = listOperations();
/** Operations that a module defines. */
function operationsOf(module: string) {
  const { definitions } = parse(readFileSync(fromRoot('api/modules', module, 'schema.graphql'), 'utf8'));
  const names = definitions.flatMap((definition) =>
    definition.kind === 'ObjectTypeExtension'
      ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
      : [],
  );
  return operations.filter(({ name }) => names.includes(name));
}

let scene: Scene;
let mine: Side;
beforeAll(async () => {
  scene = await startScene();
  ({ mine } = scene);
});
afterAll(() => scene?.api.stop());

async function errorsOf({ name, document }: { name: string; document: string }, by: TestPerson): Promise<string[]> {
  const { errors } = await scene.api.gql(document, by, recipes[name]?.args[0]?.(nobody(mine)));
  return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`) ?? [];
}
const plan = (without: string) =>
  scene.api
    .db('customers')
    .where({ id: mine.customerId })
    .update({
      products: products.filter((product) => product !== without),
      features: enterpriseFeatures.filter((feature) => feature !== without),
    });

describe('without the product Work', () => {
  beforeAll(() => plan('Work'));

  test.each(operationsOf('work'))('$name is refused', async (operation) => {
    const isForSupers = recipes[operation.name]?.asks === 'super';
    for (const by of isForSupers ? [mine.provider] : [mine.admin, mine.provider])
      expect(new Set(await errorsOf(operation, by))).toEqual(
        new Set([`FORBIDDEN: ${identityTexts.notInPlan('Work')}`]),
      );
  });

  test('no lens of work opens on a socket, and none is listed', async () => {
    const clients = createLiveClients(scene.api);
    const watched = await clients.signedIn(mine.admin);
    expect(await watched.open({ key: 'k', type: 'work' })).toEqual({
      ok: false,
      message: identityTexts.notInPlan('Work'),
    });
    clients.close();
    const { lenses } = await scene.api.read<{ lenses: Array<{ type: string }> }>('{ lenses { type } }', mine.admin);
    expect(new Set(lenses.map(({ type }) => type))).toEqual(new Set(['alarm', 'asset']));
  });

  test('the permissions of work are nobody’s', async () => {
    for (const by of [mine.admin, mine.provider]) {
      const { me } = await scene.api.read<{ me: { permissions: Array<{ area: string }> } }>(
        '{ me { permissions { area } } }',
        by,
      );
      expect(me.permissions.filter(({ area }) => area.startsWith('work.'))).toEqual([]);
    }
  });
});

describe('without the feature cmmsConfig', () => {
  beforeAll(() => plan('cmmsConfig'));

  test.each(operationsOf('cmms'))('$name is refused', async (operation) => {
    for (const by of [mine.admin, mine.provider])
      expect(await errorsOf(operation, by)).toContain(`FORBIDDEN: ${identityTexts.notInPlan('cmmsConfig')}`);
  });

  test('nor are its files opened', async () => {
    const { systemId, fieldId } = mine.cmms;
    const headers = { authorization: `Bearer ${mine.admin.token}`, 'customer-id': String(mine.customerId) };
    for (const what of ['field-values', 'mappings'])
      for (const [method, way] of [
        ['POST', 'import'],
        ['GET', 'export'],
      ] as const) {
        const { status } = await fetch(`${scene.api.origin}/cmms/${way}-${what}/${systemId}/${fieldId}`, {
          method,
          headers,
        });
        expect(status, `${way}-${what}`).toBe(403);
      }
  });
});

describe('without the feature assetRelationships', () => {
  beforeAll(() => plan('assetRelationships'));

  test.each(operationsOf('relations'))('$name is refused', async (operation) => {
    for (const by of [mine.admin, mine.provider])
      expect(new Set(await errorsOf(operation, by))).toEqual(
        new Set([`FORBIDDEN: ${identityTexts.notInPlan('assetRelationships')}`]),
      );
  });
});

describe('without the feature cmmsMapping', () => {
  beforeAll(() => plan('cmmsMapping'));
  const refusal = `FORBIDDEN: ${identityTexts.notInPlan('cmmsMapping')}`;

  test.each(operations.filter(({ name }) => name.includes('CmmsFieldMapping')))(
    '$name is refused',
    async (operation) => {
      for (const by of [mine.admin, mine.provider]) expect(await errorsOf(operation, by)).toContain(refusal);
    },
  );

  test('nor are mappings brought in or taken out as files; translations are', async () => {
    const { systemId, fieldId } = mine.cmms;
    const headers = { authorization: `Bearer ${mine.admin.token}`, 'customer-id': String(mine.customerId) };
    const place = `${systemId}/${fieldId}`;
    const send = async (text: string) => {
      const body = new FormData();
      body.set('file', new File([text], 'mappings.csv', { type: 'text/csv' }));
      const { status } = await fetch(`${scene.api.origin}/cmms/import-mappings/${place}`, {
        method: 'POST',
        headers,
        body,
      });
      return status;
    };
    const read = async (kind: string) =>
      (await fetch(`${scene.api.origin}/cmms/export-mappings/${place}?kind=${kind}`, { headers })).status;
    expect(await send('internalFieldType,internalFieldName\nATTRIBUTE,building')).toBe(403);
    expect(await send('internalValue,externalValue\nnorth,B9')).toBe(200);
    expect([await read('mappings'), await read('translations')]).toEqual([403, 200]);
  });
});

describe('without the product Alarms', () => {
  beforeAll(() => plan('Alarms'));

  test('no alarm is listed, changed or watched', async () => {
    for (const name of ['Query.fastAlarms', 'Query.alarmActivity', 'Mutation.pinAlarms', 'Mutation.moveAlarms']) {
      const operation = operations.find((each) => each.name === name);
      if (operation)
        expect(await errorsOf(operation, mine.admin), name).toContain(
          `FORBIDDEN: ${identityTexts.notInPlan('Alarms')}`,
        );
    }
    const clients = createLiveClients(scene.api);
    const watched = await clients.signedIn(mine.admin);
    expect(await watched.open({ key: 'k', lensId: null })).toMatchObject({ ok: false });
    clients.close();
  });
});

describe('a disabled customer', () => {
  beforeAll(() => scene.api.db('customers').where({ id: mine.customerId }).update({ onboarding_status: 'DISABLED' }));

  test('lets nobody in: no operation, no socket, no file, the provider’s staff neither', async () => {
    for (const by of [mine.admin, mine.custom, mine.provider]) {
      for (const operation of operations) {
        const { asks, endsSession } = recipes[operation.name] ?? {};
        if (asks === 'open' || endsSession) continue;
        expect(new Set(await errorsOf(operation, by)), operation.name).toEqual(
          new Set([`FORBIDDEN: ${identityTexts.noAccess}`]),
        );
      }
      const headers = { authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) };
      const { status } = await fetch(`${scene.api.origin}/alarm-activity/download?alarmId=${mine.alarmId}`, {
        headers,
      });
      expect(status).toBe(403);
    }
  });

  test('signs nobody in', async () => {
    expect((await scene.api.signIn(mine.admin.email)).answer?.token ?? null).toBeNull();
  });
});
