import type { Express } from 'express';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createApp } from '../../api/app.ts';
import { createGraphql } from '../../api/graphql.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { until } from '../support/until.ts';
import { anyMarker, nobody, type Scene, type Side, startScene } from './scene.ts';
import type { CmmsIds } from './store-cmms.ts';

/** The last day. */
const lately = () => ({
  start: new Date(Date.now() - 86_400_000).toISOString(),
  end: new Date(Date.now() + 60_000).toISOString(),
});
const listPath = (list: string, input: object): string =>
  `/${list}/download?input=${encodeURIComponent(JSON.stringify(input))}`;
const cmmsPaths = (what: string, { systemId, fieldId }: CmmsIds): string[] => [`/cmms/${what}/${systemId}/${fieldId}`];

/**
 * Every layer of the API's router, in order: routes as `GET /path`, others by name; with the paths that a stranger
 * could request from it with a customer's ids.
 */
const layers: Array<[layer: string, asked?: (side: Side) => string[]]> = [
  ['securityHeaders'],
  ['observeRequest'],
  ['GET /health', (side) => [`/health?customer-id=${side.customerId}`]],
  ['GET /ready', (side) => [`/ready?customer-id=${side.customerId}`]],
  ['GET /info/version', (side) => [`/info/version?customer-id=${side.customerId}`]],
  ['GET /info/channels', (side) => [`/info/channels?customer-id=${side.customerId}`]],
  ['GET /robots.txt'],
  // the answer in the place of metrics
  ['<anonymous>', (side) => [`/metrics?customer-id=${side.customerId}`]],
  [
    'ingest',
    (side) => [`/ingest/${side.systemId}`, `/ingest/${side.systemId}/events`, `/ingest/${side.systemId}/pump`],
  ],
  [
    'GET /:list/download',
    (side) => [
      `/alarm-activity/download?alarmId=${side.alarmId}`,
      `/alarm-activity/download?alarmId=A${side.alarmId}&customer-id=${side.customerId}`,
      `/alarm-activity/download?customerId=${side.customerId}`,
      listPath('work-history', { input: { searchTerm: side.marker } }),
      listPath('work-resolution', { input: { range: lately(), searchTerm: side.marker } }),
      listPath('follow-up', { searchTerm: side.marker }),
      listPath('counts', { groupBy: 'alarmId', range: lately() }),
      listPath('inventory', { type: 'building' }),
      listPath('advanced-analytics', {
        ...{ source: 'instances', rows: ['alarmId'], column: null, measure: 'occurrences' },
        range: lately(),
      }),
    ],
  ],
  ['POST /download/vf', (side) => [`/download/vf?route=/alarm-activity/download?alarmId=${side.alarmId}`]],
  ['GET /report-exports/:id/file', ({ exportId }) => [`/report-exports/${exportId}/file`]],
  ['POST /import-field-values/:externalSystemId/:cmmsFieldId', ({ cmms }) => cmmsPaths('import-field-values', cmms)],
  ['POST /import-mappings/:externalSystemId/:cmmsFieldId', ({ cmms }) => cmmsPaths('import-mappings', cmms)],
  ['GET /export-field-values/:externalSystemId/:cmmsFieldId', ({ cmms }) => cmmsPaths('export-field-values', cmms)],
  ['GET /export-mappings/:externalSystemId/:cmmsFieldId', ({ cmms }) => cmmsPaths('export-mappings', cmms)],
  ['POST /import-:type-inventory', () => ['/asset/import-building-inventory']],
  ['GET /template-:type-inventory', () => ['/asset/template-building-inventory']],
  ['GET /export-:type-model', () => ['/asset/export-brick-model', '/asset/export-haystack-model?format=json']],
  ['POST /upload'],
  ['GET /:userId/:version/:size', ({ admin }) => [`/user/avatar/${admin.id}/00000000-0000-4000-8000-000000000001/64`]],
  ['POST /upload'],
  ['GET /:floorId/:fileId', ({ floors }) => [`/floor-plans/${floors.floorId}/${floors.fileId}`]],
  ['GET /token', (side) => [`/auth/token?customer-id=${side.customerId}`]],
  ['GET /sso-active', (side) => [`/auth/sso-active?customer-id=${side.customerId}`]],
  ['GET /keys', (side) => [`/auth/keys?customer-id=${side.customerId}`]],
  // no-store
  ['<anonymous>'],
  ['POST /metadata', (side) => [`/sso/metadata?customer-id=${side.customerId}`]],
  ['POST /saml/:emailDomain/acs'],
  ['GET /saml/:emailDomain/logout'],
  ['POST /saml/:emailDomain/logout'],
  // what identity providers need to know of us is public
  ['GET /saml/:emailDomain/metadata'],
  ['GET /oidc/:emailDomain/callback'],
  ['GET /oidc/:emailDomain/logout'],
  ['POST /oidc/:emailDomain/logout'],
  ['GET /forward-geocoding', (side) => [`/maps/forward-geocoding?query=${side.marker}`]],
  ['compression'],
  // authentication and body parsing; GraphQL itself (graphql.test.ts)
  ['<anonymous>'],
  ['<anonymous>', (side) => [`/graphql?query={fastAlarms(where:{ids:["${side.alarmId}"]}){contextualName}}`]],
  // the console's files, and the answer for missing ones
  ['serveStatic', (side) => [`/assets/${side.alarmId}`]],
  ['<anonymous>'],
  ['GET /annunciator-pump.:kind', (side) => [`/annunciator-pump.cjs?key=${side.key}`, `/annunciator-pump.${side.key}`]],
  ['serveStatic', (side) => [`/${side.customerId}`]],
  ['GET /{*path}', (side) => [`/alarms/${side.alarmId}`, `/auth/${side.customerId}`]],
  // errors
  ['<anonymous>'],
];

interface Layer {
  name: string;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}
const layersOf = (app: Express): string[] => flat((app.router as unknown as { stack: Layer[] }).stack);
const flat = (stack: Layer[]): string[] =>
  stack.flatMap(({ name, route, handle }) => {
    if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
    return handle.stack ? flat(handle.stack) : [name];
  });

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ gatewayUrl: inject('product').gateway });
});
afterAll(() => scene?.api.stop());

describe('routes of the API', () => {
  test('are all known here', async () => {
    const graphql = createGraphql({ log: console as never, metrics: createMetrics('test-tenancy') });
    await graphql.start();
    const ingest = (): void => {};
    const app = createApp({ graphql, ingest, consoleFolder: '/nonexistent' } as never);
    await graphql.stop();
    expect(
      layersOf(app),
      `the router has something that ${import.meta.filename} does not know: add it to \`layers\`, with what could be asked of it`,
    ).toEqual(layers.map(([layer]) => layer));
  });

  test('tell nothing of another customer, and the same as for a customer that does not exist', async () => {
    const { api, mine, theirs } = scene;
    const unknown = nobody(theirs);
    const as: Record<string, (side: Side) => Record<string, string>> = {
      nobody: () => ({}),
      'somebody of another customer': (side) => ({
        authorization: `Bearer ${mine.admin.token}`,
        'customer-id': String(side.customerId),
      }),
      'a custom role of another customer': (side) => ({
        authorization: `Bearer ${mine.custom.token}`,
        'customer-id': String(side.customerId),
      }),
      'the door of another customer': () => ({ authorization: `Bearer ${mine.key}` }),
    };
    const ask = async (path: string, method: string, headers: Record<string, string>) => {
      const response = await fetch(api.origin + path, { method, headers });
      return { status: response.status, text: await response.text() };
    };
    for (const [layer, asked] of layers) {
      const [known, strange] = [asked?.(theirs) ?? [], asked?.(unknown) ?? []];
      for (const [index, path] of known.entries())
        for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
          for (const [who, headers] of Object.entries(as)) {
            const [answer, ofNobody] = [
              await ask(path, method, headers(theirs)),
              await ask(strange[index] ?? '', method, headers(unknown)),
            ];
            // the answer for a missing path contains it as requested
            const neutral = (text: string, asked: string): string =>
              text
                .replace(/"requestId":"[^"]+"/, '')
                .replaceAll(asked, '<path>')
                .replaceAll(/\d{4,}/g, '<id>');
            expect(answer.text, `${method} ${path} as ${who} (${layer})`).not.toMatch(anyMarker);
            expect(answer.status, `${method} ${path} as ${who}`).toBe(ofNobody.status);
            expect(neutral(answer.text, path), `${method} ${path} as ${who}`).toBe(
              neutral(ofNobody.text, strange[index] as string),
            );
          }
    }
  });
});

test('AUTH.9 of all routes, a session without the factor that its customer requires opens none but signing in and the public ones', async () => {
  const { api, mine } = scene;
  const person = await api.newPerson(mine.customerId);
  const setRequired = (isRequired: boolean) =>
    api.db('customers').where({ id: mine.customerId }).update({ is_mfa_enabled: isRequired });
  await setRequired(true);
  const bearer = { authorization: `Bearer ${person.token}`, 'customer-id': String(mine.customerId) };
  const ask = async (path: string, method: string, headers: Record<string, string> = {}) => {
    const response = await fetch(api.origin + path, { method, headers });
    return { status: response.status, text: await response.text() };
  };
  const [opened, reasons] = [[] as string[], new Set<string>()];
  for (const [layer, asked] of layers)
    for (const path of asked?.(mine) ?? [])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const [lacking, nobody] = [await ask(path, method, bearer), await ask(path, method)];
        const what = `${method} ${path} (${layer})`;
        expect(lacking.text, what).not.toMatch(anyMarker);
        if (lacking.status !== nobody.status) opened.push(`${what}: ${lacking.status} in place of ${nobody.status}`);
        if (lacking.text.includes('MFA_REQUIRED')) reasons.add(layer);
      }
  await setRequired(false);
  expect(opened).toEqual([]);
  expect([...reasons]).toEqual(expect.arrayContaining(['GET /:list/download', 'GET /token']));
  // the same session opens them without the requirement
  expect((await ask('/auth/token', 'GET', bearer)).status).toBe(200);
});

describe('the doors', () => {
  const send = (path: string, key: string) =>
    fetch(`${scene.api.origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '[]',
    });

  test('open to no key but the customer’s own, however the integration is written', async () => {
    const { mine, theirs } = scene;
    const door = `/ingest/${theirs.systemId}/events`;
    expect((await send(door, theirs.key)).status).not.toBe(401);
    for (const key of [
      mine.key,
      mine.admin.token,
      theirs.admin.token,
      '',
      ' ',
      `${mine.key} ${theirs.key}`,
      theirs.key.toUpperCase(),
    ])
      expect((await send(door, key)).status, key).toBe(401);
    for (const id of [
      `0${theirs.systemId}`,
      `${mine.systemId},${theirs.systemId}`,
      `${theirs.systemId + 2 ** 32}`,
      '-1',
      `${mine.systemId}/../${theirs.systemId}`,
      `${mine.systemId}%2f..%2f${theirs.systemId}`,
    ])
      expect([401, 404], id).toContain((await send(`/ingest/${id}/events`, mine.key)).status);
  });

  test('close with the key', async () => {
    const { api, theirs } = scene;
    await api.db('customer_keys').where({ customer_id: theirs.customerId }).update({ revoked_at: new Date() });
    // keys are cached for a few seconds at most
    const status = async () => (await send(`/ingest/${theirs.systemId}/events`, theirs.key)).status;
    await until('the key to be refused', async () => (await status()) === 401);
  });
});
