import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventId, messageId, payloadId } from '../domain/alarms/ingest/event-ids.ts';
import type { Reparse } from '../domain/repair/reparse/reparse.ts';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { envelopeToHeaders } from '../ingest/messages/messages.ts';
import { mailPayload } from '../ingest/normalise/samples.ts';
import { createStream, topics } from '../platform/stream.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { killReparse, startReparse } from '../workflows/reparse/client.ts';
import { testEnv } from './support/engines.ts';
import { openMailRoad } from './support/mail-road.ts';
import { item, openRoad, type Road, rowsWhen, storeFromUnknownDoor } from './support/road.ts';
import { until } from './support/until.ts';

const env = testEnv();
let temporal: Temporal;
const roads: Road[] = [];
const open: typeof openRoad = async (given) => {
  const road = await openRoad(given);
  roads.push(road);
  return road;
};
beforeAll(() => {
  temporal = createTemporal(env);
});
afterAll(() => Promise.all([temporal.close(), ...roads.map((road) => road.close())]));

const t0 = Date.parse('2026-01-05T14:00:00Z');
const at = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

/** Stores a reparse of the road's integration and starts it. */
async function begin(road: Road, given: { isDryRun?: boolean; from?: Date; normaliser?: string } = {}) {
  const key = { customerId: road.customerId, id: randomUUID() };
  const now = new Date();
  await road.db('reparses').insert({
    customer_id: key.customerId,
    id: key.id,
    system_id: road.systemId,
    normaliser: given.normaliser ?? 'generic-json-1',
    read_from: given.from ?? null,
    read_to: now,
    is_dry_run: given.isDryRun ?? false,
    status: 'IN_PROGRESS',
    created_at: now,
    updated_at: now,
  });
  await startReparse(temporal, key);
  return key;
}

const ended = (road: Road, key: { customerId: number; id: string }): Promise<Reparse> =>
  until('the end of the run', async () => {
    const run = await findReparse(road.db, key);
    return run?.finishedAt ? run : null;
  });
const reparse = async (road: Road, given: Parameters<typeof begin>[1] = {}) => ended(road, await begin(road, given));

/** Sets another map from now on: earlier items were read by the previous one. */
const mapBy = (road: Road, fields: Record<string, string>) =>
  road
    .db('external_systems')
    .where({ customer_id: road.customerId, id: road.systemId })
    .update({ field_map: JSON.stringify({ fields }) });

const live = (rows: Array<Record<string, unknown>>) =>
  rows.map((row) => [Number(row.alarm_id), row.kind, row.message]).sort();

const isSame = (alarms: Array<Record<string, unknown>>, points: readonly string[]): boolean =>
  alarms
    .map((row) => row.point_path)
    .sort()
    .join() === points.join();

describe('reading stored payloads again', () => {
  let road: Road;
  const more = (tag: string, text: string) => ({ tag, note: text });

  beforeAll(async () => {
    road = await open();
    await road.send(
      item('ALARM', 'AHU-1', at(0), more('AHU-1/SAT', 'Supply air too warm')),
      item('RTN', 'AHU-1', at(5), more('AHU-1/SAT', 'Supply air normal')),
      item('ALARM', 'AHU-1', at(10), more('AHU-1/RAT', 'Return air too warm')),
      item('ALARM', 'AHU-2', at(20), more('AHU-2/SAT', 'Supply air too warm')),
      { nonsense: true },
    );
    await rowsWhen(road, 'events', (rows) => rows.length === 4);
    await rowsWhen(road, 'instances', (rows) => rows.length === 3);
    await rowsWhen(road, 'outcomes', (rows) => rows.length === 1);
  });

  test('with the same version nothing is written', async () => {
    const before = { states: await road.states(), events: await road.warehouseRows('events') };
    const run = await reparse(road);
    expect(run).toMatchObject({ status: 'COMPLETE', error: null });
    expect(run.counts).toMatchObject({ total: 5, payloads: 5, events: 4, unchanged: 4, touchedAlarms: 0, rejected: 1 });
    expect(await road.states()).toEqual(before.states);
    expect(await road.warehouseRows('events')).toEqual(before.events);
  });

  test('a dry run says what would change, and changes nothing', async () => {
    await mapBy(road, { pointPath: 'tag', message: 'note' });
    const before = { states: await road.states(), events: await road.warehouseRows('events') };
    const run = await reparse(road, { isDryRun: true });
    expect(run.counts).toMatchObject({ events: 4, moved: 4, newAlarms: 3, unchanged: 0 });
    expect(run.samples).toHaveLength(4);
    expect(run.samples[0]?.before).toContain('Supply temperature high');
    expect(run.samples[0]?.after).toContain('Supply air too warm');
    expect(await road.states()).toEqual(before.states);
    expect(await road.warehouseRows('events')).toEqual(before.events);
  });

  test('events move to the alarms they now belong to; histories, states and attributes follow; what is empty is retired', async () => {
    const before = await road.states();
    await road.db('alarm_state').where({ customer_id: road.customerId, id: before[0]?.id }).update({ is_pinned: true });
    const run = await reparse(road);
    expect(run).toMatchObject({ status: 'COMPLETE', error: null });
    expect(run.counts).toMatchObject({ moved: 4, newAlarms: 3 });

    const after = await road.states();
    const by = (point: string) => after.find((state) => state.point_path === point) ?? {};
    expect(by('AHU-1/SAT')).toMatchObject({ status: 'Inactive', is_active: false, text: 'Supply air too warm' });
    expect(by('AHU-1/RAT')).toMatchObject({
      status: 'Intake',
      is_active: true,
      text: 'Return air too warm',
      priority: 4,
    });
    expect(by('AHU-2/SAT')).toMatchObject({ status: 'Intake', is_active: true });
    const retired = after.filter((state) => state.deleted_at !== null);
    expect(retired.map((state) => state.id)).toEqual(before.map((state) => state.id));
    expect(retired[0]).toMatchObject({ is_pinned: true, is_active: false, status: 'Inactive' });
    const { rows } = await road.db.raw(
      `select a.id, b.point_path from alarms a join alarms b on b.customer_id = a.customer_id and b.id = a.successor_id
       where a.customer_id = ? order by a.id`,
      [road.customerId],
    );
    expect(rows.map((row: { point_path: string }) => row.point_path).sort()).toEqual(['AHU-1/RAT', 'AHU-2/SAT']);
    // what a reparse moves says so, so that nothing is fired for it (ALM.12)
    await rowsWhen(road, 'status_entries', (rows) =>
      rows.some((row) => row.alarm_id === Number(retired[0]?.id) && row.left_cause === 'REPARSE'),
    );
    // charts count the alarms that lists show
    await rowsWhen(road, 'alarms', (found) => isSame(found, ['AHU-1/RAT', 'AHU-1/SAT', 'AHU-2/SAT']));

    const id = (point: string) => Number(by(point).id);
    const earlier = new Set(before.map((state) => Number(state.id)));
    // the row of the earlier alarm may disappear before that of the later one exists
    const areMoved = (found: Array<Record<string, unknown>>) =>
      found.every((row) => !earlier.has(Number(row.alarm_id)));
    const events = await rowsWhen(road, 'events', (rows) => rows.length === 4 && areMoved(rows));
    expect(live(events)).toEqual(
      [
        [id('AHU-1/SAT'), 'ALARM', 'Supply air too warm'],
        [id('AHU-1/SAT'), 'RTN', 'Supply air normal'],
        [id('AHU-1/RAT'), 'ALARM', 'Return air too warm'],
        [id('AHU-2/SAT'), 'ALARM', 'Supply air too warm'],
      ].sort(),
    );
    const instances = await rowsWhen(road, 'instances', (rows) => rows.length === 3 && areMoved(rows));
    expect(instances.map((row) => [Number(row.alarm_id), row.ended_at !== null]).sort()).toEqual(
      [
        [id('AHU-1/SAT'), true],
        [id('AHU-1/RAT'), false],
        [id('AHU-2/SAT'), false],
      ].sort(),
    );
  });

  test('twice is once', async () => {
    const before = await road.states();
    const run = await reparse(road);
    expect(run.counts).toMatchObject({ unchanged: 4, moved: 0, changed: 0, added: 0, removed: 0, touchedAlarms: 0 });
    expect(await road.states()).toEqual(before);
  });

  test('and back again: the retired alarms return with what people had set', async () => {
    await mapBy(road, {});
    const run = await reparse(road);
    expect(run.counts).toMatchObject({ moved: 4, newAlarms: 0 });
    const states = await road.states();
    const back = states.filter((state) => state.deleted_at === null);
    expect(back.map((state) => [state.point_path, state.is_active, state.status]).sort()).toEqual([
      ['AHU-1', true, 'Intake'],
      ['AHU-2', true, 'Intake'],
    ]);
    expect(back.filter((state) => state.is_pinned)).toHaveLength(1);
    expect(back.map((state) => state.text)).toEqual(['Supply temperature high', 'Supply temperature high']);
    await rowsWhen(road, 'alarms', (rows) => isSame(rows, ['AHU-1', 'AHU-2']));
    const returned = new Set(back.map((state) => Number(state.id)));
    await rowsWhen(
      road,
      'instances',
      (rows) => rows.length === 3 && rows.every((row) => returned.has(Number(row.alarm_id))),
    );
  });

  test('what could not be read and now can is no longer a dead letter', async () => {
    await mapBy(road, {});
    const point = { when: at(40), where: 'AHU-9', event: 'ALARM', message: 'Filter clogged' };
    await road.send(point);
    await rowsWhen(road, 'outcomes', (rows) => rows.filter((row) => row.outcome === 'rejected').length === 2);
    await mapBy(road, { occurredAt: 'when', pointPath: 'where' });
    const run = await reparse(road, { isDryRun: false });
    expect(run.counts).toMatchObject({ added: 1, mended: 1 });
    const mended = await until('the alarm', async () =>
      (await road.states()).find((state) => state.point_path === 'AHU-9'),
    );
    expect(mended).toMatchObject({ status: 'Intake', is_active: true, text: 'Filter clogged' });
    const outcomes = await rowsWhen(road, 'outcomes', (rows) => rows.some((row) => row.outcome === 'settled'));
    expect(outcomes.filter((row) => row.outcome === 'settled')).toHaveLength(1);
  });

  test('a kill ends it behind a window, and settles what it has moved', async () => {
    const key = await begin(road);
    await killReparse(temporal, key);
    expect(['KILLED', 'COMPLETE']).toContain((await ended(road, key)).status);
    expect(await road.db('refolds').where({ customer_id: road.customerId })).toEqual([]);
  });
});

test('what a source has sent again later is found by either time of receipt', async () => {
  const road = await open();
  const first = item('ALARM', 'AHU-1', at(0));
  await road.send(first);
  await rowsWhen(road, 'events', (rows) => rows.length === 1);
  const [stored] = await rowsWhen(road, 'raw_events', (rows) => rows.length === 1);
  await road.send(first, item('ALARM', 'AHU-2', at(0)));
  await rowsWhen(road, 'events', (rows) => rows.length === 2);
  const from = new Date(Date.parse(`${String(stored?.received_at).replace(' ', 'T')}Z`) + 1);
  const { status, counts } = await reparse(road, { from });
  expect([status, counts]).toEqual([
    'COMPLETE',
    expect.objectContaining({ payloads: 2, events: 2, unchanged: 2, added: 0, moved: 0, changed: 0 }),
  ]);
});

test('INT.16 a payload by a door that this release does not know ends a run, which says so', async () => {
  const road = await open();
  await storeFromUnknownDoor(road);
  expect(await reparse(road)).toMatchObject({
    ...{ status: 'FAILED', error: 'This release cannot read what is stored: unknown door carrier-pigeon' },
  });
});

test('the copies of a record state its events together, whichever of them they were first read from', async () => {
  const fields = { sourceRecordId: 'id', pointPath: 'point', normalAt: 'normalAt' };
  const road = await open({ fieldMap: { mode: 'record', fields } });
  const copy = (more: object) => ({
    id: 'R-1',
    timestamp: at(0),
    point: 'Boiler',
    area: 'Plant room',
    toState: 'High Limit',
    priority: 64,
    message: 'Boiler too hot',
    ...more,
  });
  await road.send(copy({}));
  await rowsWhen(road, 'events', (rows) => rows.length === 1);
  await road.send(copy({ normalAt: at(7) }));
  await rowsWhen(road, 'events', (rows) => rows.length === 2);
  expect((await reparse(road)).counts).toMatchObject({ events: 2, unchanged: 2, touchedAlarms: 0 });

  await road
    .db('external_systems')
    .where({ customer_id: road.customerId, id: road.systemId })
    .update({ field_map: JSON.stringify({ mode: 'record', fields: { ...fields, pointPath: 'area' } }) });
  expect((await reparse(road)).counts).toMatchObject({ events: 2, moved: 2, newAlarms: 1 });
  const [left] = (await road.states()).filter((state) => state.deleted_at === null);
  expect(left).toMatchObject({ point_path: 'Plant room', status: 'Inactive', is_active: false });
  // the live road caches an integration's settings for some seconds
  await until('the live road to read by the new map', async () => {
    await road.send(copy({ id: randomUUID(), timestamp: at(1), point: 'Fan', area: 'Roof' }));
    return (await road.states()).some((state) => state.point_path === 'Roof');
  });
  // it continues from the state that the reparse left
  await road.send(copy({ id: 'R-2', timestamp: at(20) }));
  await until('the next activation', async () =>
    (await road.states()).some((state) => state.id === left?.id && state.is_active && state.status === 'Intake'),
  );
  await rowsWhen(
    road,
    'instances',
    (rows) => rows.filter((row) => Number(row.alarm_id) === Number(left?.id)).length === 2,
  );
});

describe('mails under one Message-ID', () => {
  const newId = (): string => `${randomUUID()}@site.example`;
  const niagara = (source: string): string =>
    `Source: ${source}\nTimestamp: 05-Jan-26 2:03 PM UTC\nState: Offnormal / Unacked\nText: Too warm`;
  const openSite = async () => {
    const site = await openMailRoad({ etlNormalizeVersion: 'niagara-mail-1' });
    roads.push(site);
    return site;
  };
  const areActive = (road: Road) =>
    until('both alarms', async () => {
      const states = await road.states();
      return states.length === 2 && states.every((state) => state.is_active) ? states : null;
    });

  test('read again as they were, they change nothing', async () => {
    const site = await openSite();
    const id = newId();
    for (const source of ['Plant:AHU-1', 'Plant:AHU-2']) await site.mail({ messageId: id, text: niagara(source) });
    const states = await areActive(site);
    const events = await rowsWhen(site, 'events', (rows) => rows.length === 2);
    const run = await reparse(site, { normaliser: 'niagara-mail-1' });
    expect(run.counts).toMatchObject({ payloads: 2, events: 2, unchanged: 2, moved: 0, removed: 0, touchedAlarms: 0 });
    expect(await site.states()).toEqual(states);
    expect(await site.warehouseRows('events')).toEqual(events);
  });

  test('those of earlier releases keep their ids, and what was read from the one that is gone stays', async () => {
    const site = await openSite();
    const { customerId, systemId } = site;
    const id = newId();
    const log = pino({ level: 'silent' });
    const stream = createStream({ brokers: env.KAFKA_BROKERS, prefix: '', clientId: 'test', log, fatal: () => {} });
    const producer = stream.createProducer();
    await producer.start();
    // stored last and received first: the archive shows this one, merged or not
    for (const [n, source] of ['Plant:AHU-1', 'Plant:AHU-2'].entries()) {
      const headers = envelopeToHeaders({
        ...{ messageId: messageId(systemId, id), customerId, systemId, door: 'email', format: 'array' },
        ...{ receivedAt: Date.now() - 60_000 * n, payloadIds: [payloadId(systemId, id)] },
      });
      const value = Buffer.from(mailPayload(niagara(source), { messageId: id }));
      await producer.send([{ topic: topics.raw, messages: [{ key: String(systemId), value, headers }] }]);
      await rowsWhen(site, 'events', (rows) => rows.length === n + 1);
    }
    await producer.stop();
    const states = await areActive(site);
    const events = await rowsWhen(site, 'events', (rows) => rows.length === 2);
    const past = { customerId, systemId, sourceRecordId: null, payloadId: payloadId(systemId, id), position: 0 };
    const known = eventId({ ...past, kind: 'ALARM', occurredAt: '2026-01-05T14:03:00.000Z' });
    expect(events.map((row) => row.event_id)).toEqual([known, known]);

    const run = await reparse(site, { normaliser: 'niagara-mail-1' });
    expect(run.counts).toMatchObject({ events: 1, unchanged: 1, moved: 0, removed: 0, touchedAlarms: 0 });
    expect(await site.states()).toEqual(states);
    expect(await site.warehouseRows('events')).toEqual(events);
  });
});
