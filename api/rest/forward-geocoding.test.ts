import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGeocoder } from '../../domain/maps/geocoder.ts';
import { mapboxOf } from '../../domain/maps/mapbox.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { outboundRules } from '../../platform/outbound-address.ts';
import { testOutbound } from '../../tests/support/outbound.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { mapTexts } from '../../texts/server/maps.ts';

/** A maps service of the test, on this machine. */
let service: Server;
const key = 'pk.of.browsers';
let requested: string[] = [];
let referers: Array<string | undefined> = [];
const logged: string[] = [];
let answer: { status: number; body: string };
let api: TestApi;
let keyless: TestApi;
let ada: TestPerson;
let customerId: number;
const urlOf = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}/forward`;
const place = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-93.265, 44.977] },
  properties: { full_address: '350 South 5th Street, Minneapolis' },
};
beforeAll(async () => {
  service = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    referers.push(request.headers.referer);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const env = { MAPS_KEY: key, MAPS_URL: urlOf(), MAPS_API_URL: 'https://maps.example.com/v9' };
  const geocoder = createGeocoder(env, testOutbound, 'https://alarms.example.com/console?x=1');
  if (!geocoder) throw new Error('there is no geocoder with a key');
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  [api, keyless] = [await startTestApi({ geocoder, mapbox: mapboxOf(env) ?? undefined, log }), await startTestApi()];
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId);
});
beforeEach(() => {
  requested = [];
  referers = [];
  answer = { status: 200, body: JSON.stringify({ type: 'FeatureCollection', features: [place] }) };
});
afterAll(async () => {
  await Promise.all([api?.stop(), keyless?.stop()]);
  service?.close();
});

async function find(query: string | null, { by = ada, at = api }: { by?: TestPerson; at?: TestApi } = {}) {
  const search = query === null ? '' : `?query=${encodeURIComponent(query)}`;
  const response = await fetch(`${at.origin}/maps/forward-geocoding${search}`, {
    headers: { authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) },
  });
  const body = (await response.json()) as { places?: unknown; errors?: Array<{ message: string }> };
  return { status: response.status, places: body.places, message: body.errors?.[0]?.message };
}

test('AST-033 an address is found by a GET with its text, country US and type address', async () => {
  expect(await find(' 350 South 5th & more ')).toMatchObject({
    ...{ status: 200, places: [{ name: '350 South 5th Street, Minneapolis', longitude: -93.265, latitude: 44.977 }] },
  });
  const [method, path = ''] = requested[0]?.split(' ') ?? [];
  const { pathname, searchParams } = new URL(path, 'http://service');
  expect([method, pathname, Object.fromEntries(searchParams)]).toEqual([
    'GET',
    '/forward',
    { q: '350 South 5th & more', country: 'US', types: 'address', limit: '5', access_token: key },
  ]);
  // a key may be bound to the console's address
  expect(referers).toEqual(['https://alarms.example.com/']);
});

const config = '{ mapViewConfig { isGeocodingOn mapbox { key url } } }';
const policyOf = async ({ origin }: TestApi): Promise<string | null> =>
  (await fetch(`${origin}/health`)).headers.get('content-security-policy');

test('whoever sees the map gets the public key, pages may ask its service alone, and no log has it', async () => {
  const reader = await api.newPerson(customerId, 'STANDARD');
  expect(await api.read(config, reader)).toEqual({
    mapViewConfig: { isGeocodingOn: true, mapbox: { key, url: 'https://maps.example.com/v9' } },
  });
  for (const one of [await api.newPerson(customerId, 'OCCUPANT'), {}]) {
    const refused = await api.gql(config, one);
    expect(refused.data?.mapViewConfig ?? null).toBeNull();
    expect(refused.errors).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain(key);
  }
  expect(await policyOf(api)).toContain("; connect-src 'self' https://maps.example.com; ");
  answer = { status: 401, body: `{"message":"Not Authorized - ${key}"}` };
  expect(await find('350 South 5th')).toMatchObject({ status: 503 });
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.filter((line) => line.includes(key))).toEqual([]);
});

test('without a key nobody is asked, and it says so', async () => {
  expect(createGeocoder({ MAPS_URL: urlOf() }, testOutbound)).toBeNull();
  expect(await find('350 South 5th', { at: keyless })).toMatchObject({ status: 404, message: mapTexts.noGeocoding });
  expect(await keyless.read(config, ada)).toEqual({ mapViewConfig: { isGeocodingOn: false, mapbox: null } });
  expect(await policyOf(keyless)).toContain("; connect-src 'self'; ");
  expect(requested).toEqual([]);
});

test('only who draws buildings may ask, and with an address', async () => {
  expect(await find('350 South 5th', { by: await api.newPerson(customerId, 'MANAGER') })).toMatchObject({
    status: 403,
  });
  for (const query of [null, '', '  a ', 'x'.repeat(201)])
    expect(await find(query), `${query}`).toMatchObject({ status: 400 });
  expect(requested).toEqual([]);
});

test.each([
  ['refuses', { status: 401, body: '{"message":"Not Authorized"}' }],
  ['leads elsewhere', { status: 302, body: '' }],
  ['answers something else', { status: 200, body: '<html>' }],
  [
    'answers places outside the world',
    { status: 200, body: '{"features":[{"geometry":{"coordinates":[0,91]},"properties":{}}]}' },
  ],
  ['answers too much', { status: 200, body: `{"features":[],"more":"${'x'.repeat(300_000)}"}` }],
])('a service that %s is not passed on', async (_, given) => {
  answer = given;
  const { status, message } = await find('350 South 5th');
  expect([status, message]).toEqual([503, mapTexts.geocodingFailed]);
});

test('an address that may not be connected to is refused at the start', () => {
  const production = createOutbound(outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' }));
  for (const url of [urlOf(), 'https://169.254.169.254/latest', 'http://api.mapbox.com/forward'])
    expect(() => createGeocoder({ MAPS_KEY: 'k', MAPS_URL: url }, production), url).toThrow('cannot be searched');
});
