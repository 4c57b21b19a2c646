import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { item, openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';

let road: Road;
let pump: Road;
beforeAll(async () => {
  [road, pump] = await Promise.all([
    openRoad(),
    openRoad({ connectionType: 'DATAPUMP', etlNormalizeVersion: 'webctrl-db-1', schema: 'webcontrol' }),
  ]);
});
afterAll(() => Promise.all([road.close(), pump.close()]));

const alarm = (point: string) => item('ALARM', point, '2026-01-05T14:00:00Z');
const gateway = (): string => inject('product').gateway;

describe('what a door takes', () => {
  test('a JSON array: an outcome an item, those that are not JSON named and the others kept', async () => {
    const response = await road.post(
      `[${JSON.stringify(alarm('D-1'))}, {"broken": tru}, ${JSON.stringify(alarm('D-2'))}]`,
    );
    expect(response.status).toBe(207);
    const answer = (await response.json()) as {
      accepted: number;
      items: Array<{ outcome: string; reason?: string; payloadId?: string }>;
    };
    expect(answer).toMatchObject({ accepted: 2, malformed: 1 });
    expect(answer.items.map((one) => one.outcome)).toEqual(['accepted', 'malformed', 'accepted']);
    expect(answer.items[1]?.reason).toBeTruthy();
    await until(
      'both alarms',
      async () => (await road.states()).filter((s) => ['D-1', 'D-2'].includes(String(s.point_path))).length === 2,
    );
  });

  test('NDJSON, packed with gzip', async () => {
    const body = gzipSync(`${JSON.stringify(alarm('D-3'))}\n${JSON.stringify(alarm('D-4'))}\n`);
    const response = await road.post(body, { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' });
    expect(await response.json()).toMatchObject({ accepted: 2, malformed: 0 });
    await until(
      'both alarms',
      async () => (await road.states()).filter((s) => ['D-3', 'D-4'].includes(String(s.point_path))).length === 2,
    );
  });

  test('the same item gets the same payload id, so that a retry is known', async () => {
    const ids = async () =>
      ((await (await road.post(JSON.stringify([alarm('D-5')]))).json()) as { items: Array<{ payloadId: string }> })
        .items[0]?.payloadId;
    expect(await ids()).toBe(await ids());
  });

  test('an item over 256 KB is malformed, its neighbours are not', async () => {
    const response = await road.post(
      JSON.stringify([{ ...alarm('D-6'), message: 'x'.repeat(257 * 1024) }, alarm('D-7')]),
    );
    expect(await response.json()).toMatchObject({ accepted: 1, malformed: 1 });
  });

  test('it notes when the integration was last heard', async () => {
    await road.send(alarm('D-8'));
    await until('the contact', async () => {
      const { rows } = await road.db.raw('select last_access_at from external_system_contacts where customer_id = ?', [
        road.customerId,
      ]);
      return rows.length > 0;
    });
  });
});

describe('what a door refuses', () => {
  const refusal = async (response: Response) => ({
    status: response.status,
    error: ((await response.json()) as { error: string }).error,
  });

  test("401 for no key, a wrong key, another customer's key and an integration that does not exist, all alike", async () => {
    const nobody = await fetch(`${gateway()}/ingest/999999999/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${road.key}` },
      body: '[]',
    });
    const answers = await Promise.all(
      [
        road.post('[]', { authorization: 'Bearer nonsense' }),
        road.post('[]', { authorization: `Bearer ${pump.key}` }),
        nobody,
      ].map(async (one) => refusal(await one)),
    );
    for (const answer of answers)
      expect(answer).toEqual({ status: 401, error: 'The key is not valid for this integration' });
    expect((await road.post('[]', { authorization: '' })).status).toBe(401);
  });

  test("401 for a customer key at a data pump's door, and for a licence key at the inbound API's", async () => {
    const { rows } = await pump.db.raw(
      "select encode(license_key_hash, 'hex') as hash from external_systems where id = ?",
      [pump.systemId],
    );
    expect(rows[0].hash).toBeTruthy();
    expect(
      (
        await fetch(`${gateway()}/ingest/${pump.systemId}/events`, {
          method: 'POST',
          headers: { authorization: `Bearer ${road.key}` },
          body: '[]',
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await fetch(`${gateway()}/ingest/${road.systemId}/events`, {
          method: 'POST',
          headers: { authorization: `Bearer ${pump.key}` },
          body: '[]',
        })
      ).status,
    ).toBe(401);
  });

  test('403 for an expired licence', async () => {
    const expired = await openRoad({ connectionType: 'DATAPUMP', licenseExpiresAt: new Date('2020-01-01') });
    expect(await refusal(await expired.post('[]'))).toEqual({
      status: 403,
      error: 'The license of this integration has expired',
    });
    await expired.close();
  });

  test('413 for a body over 8 MB, also when it only unpacks to that, and for over 1,000 items', async () => {
    expect((await road.post(Buffer.alloc(8 * 1024 * 1024 + 1, 32))).status).toBe(413);
    const bomb = gzipSync(Buffer.alloc(9 * 1024 * 1024, 32));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await road.post(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await road.post(`[${Array(1_001).fill('{}').join()}]`)).status).toBe(413);
  });

  test.each([
    ['an array that does not end', '[{"a":1}'],
    ['text that is no JSON at all', 'Supply temperature high'],
    ['bytes that are not UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])],
  ])('400 for an envelope that cannot be read: %s', async (_what, body) => {
    const response = await road.post(body);
    const answer = (await response.json()) as { error?: string; accepted?: number };
    expect(response.status).toBe(400);
    expect(answer.error).toBeTruthy();
  });

  test('400 for a body that says it is gzip and is not, 415 for another encoding', async () => {
    expect((await road.post('[]', { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await road.post('[]', { 'content-encoding': 'br' })).status).toBe(415);
  });

  test('404 elsewhere, 405 for another method', async () => {
    expect((await fetch(`${gateway()}/ingest`)).status).toBe(404);
    expect((await fetch(`${gateway()}/ingest/${road.systemId}/events`)).status).toBe(405);
  });
});
