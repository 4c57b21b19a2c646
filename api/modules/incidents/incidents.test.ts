import { beforeEach, describe, expect, test } from 'vitest';
import { incidentKeptDays, maxAlarmsPerTicket } from '../../../domain/constants.ts';
import { forgetIncidents } from '../../../domain/incidents/forget-incidents.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { minute, type Plant, storePlant } from '../../../tests/support/incidents/incident-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();
let plant: Plant;
let person: TestPerson;
beforeEach(async () => {
  const { api } = scene;
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  person = await api.newPerson(customerId);
  plant = await storePlant(api, { customerId, systemId }, [
    ['CH-1', 'AHU-1'],
    ['CH-1', 'AHU-2'],
    ['AHU-1', 'VAV-1'],
    ['VAV-1', 'R-101'],
    ['CH-2', 'AHU-3'],
    ['HX-1', 'HX-2'],
    ['HX-2', 'HX-1'],
  ]);
});

interface Incident {
  id: string;
  count: number;
  activeCount: number;
  highestPriority: number;
  explanation: string;
  causeAsset: string;
  causeAlarm: { id: string };
  endedAt: string | null;
  isByHand: boolean;
  alarms: Array<{ id: string }>;
}
const fields = `{ id count activeCount highestPriority explanation causeAsset causeAlarm { id } endedAt isByHand
  alarms { id } }`;

async function incidentOf(alarmId: number): Promise<Incident | null> {
  const { fastAlarms } = await scene.api.read<{ fastAlarms: Array<{ incident: Incident | null }> }>(
    `query ($ids: [ID!]!) { fastAlarms(where: { ids: $ids }) { incident ${fields} } }`,
    person,
    { ids: [String(alarmId)] },
  );
  return fastAlarms[0]?.incident ?? null;
}
const known = async (alarmId: number): Promise<Incident> => {
  const incident = await incidentOf(alarmId);
  if (!incident) throw new Error(`Alarm ${alarmId} is alone`);
  return incident;
};
async function refusalOf(query: string, variables: object, by = person) {
  const { errors } = await scene.api.gql(query, by, { ...variables });
  return errors?.[0]?.extensions.code;
}
const split =
  'mutation ($id: ID!, $alarmIds: [ID!]!) { splitFromIncident(id: $id, alarmIds: $alarmIds) { incident { id } splitOff { id } } }';
const merge = 'mutation ($id: ID!, $others: [ID!]!) { mergeIncidents(id: $id, others: $others) { id count } }';

/** The demo's failed chiller, in small: chiller, air handler, box and room. */
async function failedChiller() {
  const ids = await plant.alarms(
    { on: 'CH-1', at: 0, priority: 3 },
    { on: 'AHU-1', at: 2, priority: 2 },
    { on: 'VAV-1', at: 5, priority: 5 },
    { on: 'R-101', at: 6, priority: 1 },
  );
  await plant.group(...ids);
  return ids as [number, number, number, number];
}

describe('grouping', () => {
  test('BEY.1 a failed chiller is one incident from its first alarm to the return to normal, explained for each alarm', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    expect(await known(room)).toMatchObject({
      ...{ count: 4, activeCount: 4, highestPriority: 5, causeAsset: 'CH-1', endedAt: null },
      causeAlarm: { id: String(chiller) },
      explanation: 'CH-1 failed 6 min before; feeds AHU-1, which feeds VAV-1, which feeds R-101',
      alarms: [chiller, handler, box, room].map((id) => ({ id: String(id) })),
    });
    expect((await known(handler)).explanation).toBe('CH-1 failed 2 min before; feeds AHU-1');
    expect((await known(chiller)).explanation).toBe(
      'CH-1 failed first; 3 alarms on it and on what it feeds followed within 6 min',
    );
    const ends = [30, 20, 40, 35].map((at) => new Date(plant.from + at * minute));
    for (const [index, id] of [chiller, handler, box, room].entries())
      await plant.change(id, { is_active: false, latest_end_at: ends[index] });
    expect(await known(chiller)).toMatchObject({
      ...{ count: 4, activeCount: 0, highestPriority: 5, endedAt: ends[2]?.toISOString() },
    });
  });

  test('BEY.1 grouping the same starts again, in another order or one by one changes nothing', async () => {
    const ids = await failedChiller();
    const before = await plant.groups();
    await plant.group(...ids.toReversed());
    for (const id of ids) await plant.group(id);
    expect(await plant.groups()).toEqual(before);
    const late = await plant.alarms({ on: 'AHU-2', at: 3 });
    await plant.group(...late);
    expect(await plant.groups()).toEqual([[...ids, ...late]]);
  });

  test('BEY.1 two incidents become one once their common cause is known, and the address of both leads to it', async () => {
    const downstream = await plant.alarms(
      { on: 'AHU-1', at: 1 },
      { on: 'VAV-1', at: 2 },
      { on: 'AHU-2', at: 1 },
      { on: 'AHU-2', at: 2 },
    );
    await plant.group(...downstream);
    const [one, other] = [await known(downstream[0] as number), await known(downstream[2] as number)];
    expect(one.id).not.toBe(other.id);
    const [chiller] = (await plant.alarms({ on: 'CH-1', at: 3 })) as [number];
    await plant.group(chiller);
    expect(await plant.groups()).toEqual([[...downstream, chiller]]);
    for (const { id } of [one, other]) {
      const { incident } = await scene.api.read<{ incident: Incident }>(
        `query ($id: ID!) { incident(id: $id) ${fields} }`,
        person,
        { id },
      );
      expect(incident).toMatchObject({ count: 5, causeAsset: 'CH-1' });
    }
    expect((await known(downstream[0] as number)).explanation).toBe('CH-1 failed 2 min later; feeds AHU-1');
  });

  test('BEY.1 nothing leads to a cause but what is known to feed the asset directly', async () => {
    const relation = (source: string, target: string) =>
      scene.api.db('entity_relations').where({
        ...{ customer_id: person.customerId, source_id: plant.idOf(source), target_id: plant.idOf(target) },
      });
    await relation('CH-1', 'AHU-1').update({ status: 'SUGGESTED' });
    await relation('CH-1', 'AHU-2').update({ kind: 'has part' });
    // R-101 is two steps below AHU-1
    const ids = await plant.alarms(...['CH-1', 'AHU-1', 'AHU-2', 'R-101'].map((on, at) => ({ on, at })));
    await plant.group(...ids);
    for (const id of ids) expect(await incidentOf(id)).toBeNull();
  });

  test('BEY.1 a loop of feeds is one incident with its earliest alarm as the cause', async () => {
    const ids = await plant.alarms({ on: 'HX-2', at: 1 }, { on: 'HX-1', at: 0 });
    await plant.group(...ids);
    expect(await known(ids[0] as number)).toMatchObject({ count: 2, causeAsset: 'HX-1' });
  });

  test('BEY.1 an upstream asset that is deleted meanwhile keeps its incident, and no new alarm joins by it', async () => {
    const [, handler] = await failedChiller();
    await scene.api
      .db('entities')
      .where({ customer_id: person.customerId, id: plant.idOf('CH-1') })
      .update({ deleted_at: new Date() });
    expect(await known(handler)).toMatchObject({ count: 4, explanation: 'CH-1 failed 2 min before; feeds AHU-1' });
    const late = await plant.alarms({ on: 'AHU-2', at: 3 });
    await plant.group(...late);
    expect(await incidentOf(late[0] as number)).toBeNull();
  });

  test('BEY.1 an alarm that starts again stays while its incident goes on, and begins anew after that', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const at = (minutes: number) => new Date(plant.from + minutes * minute);
    await plant.change(handler, { latest_alarm_at: at(30), latest_end_at: at(20) });
    await plant.group(handler);
    expect(await plant.groups()).toEqual([[chiller, handler, box, room]]);
    for (const id of [chiller, handler, box, room]) await plant.change(id, { is_active: false, latest_end_at: at(35) });
    await plant.change(handler, { is_active: true, latest_alarm_at: at(50) });
    await plant.group(handler);
    expect(await plant.groups()).toEqual([[chiller, box, room], [handler]]);
    // the incident that was keeps its number of alarms
    expect(await known(chiller)).toMatchObject({ count: 4, activeCount: 0 });
  });

  test('BEY.1 deleted alarms count in no row', async () => {
    const [chiller, , box, room] = await failedChiller();
    await scene.api
      .db('alarm_state')
      .where({ customer_id: person.customerId, id: box })
      .update({ deleted_at: new Date() });
    expect(await known(room)).toMatchObject({ count: 3, highestPriority: 3, causeAlarm: { id: String(chiller) } });
  });
});

describe('by hand', () => {
  test('BEY.1 what is split off stays alone, also when more alarms are grouped', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const { id } = await known(chiller);
    await scene.api.read(split, person, { id, alarmIds: [String(handler)] });
    expect(await incidentOf(handler)).toBeNull();
    const late = await plant.alarms({ on: 'AHU-2', at: 3 }, { on: 'VAV-1', at: 4 });
    await plant.group(handler, ...late);
    expect(await incidentOf(handler)).toBeNull();
    expect(await known(box)).toMatchObject({ id, isByHand: true });
    expect((await known(late[0] as number)).id).toBe(id);
    expect((await known(room)).id).toBe(id);
    // it starts again while the incident goes on
    const at = (minutes: number) => new Date(plant.from + minutes * minute);
    await plant.change(handler, { latest_alarm_at: at(30), latest_end_at: at(20) });
    await plant.group(handler);
    expect(await incidentOf(handler)).toBeNull();
  });

  test('BEY.1 several that are split off are an incident of their own; one that stays is alone', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const { id } = await known(chiller);
    const { splitFromIncident } = await scene.api.read<{
      splitFromIncident: { incident: Incident | null; splitOff: Incident | null };
    }>(split, person, { id, alarmIds: [handler, box, room].map(String) });
    expect(splitFromIncident.splitOff).not.toBeNull();
    expect(await incidentOf(chiller)).toBeNull();
    expect(await known(room)).toMatchObject({ count: 3, explanation: 'Put here by a person' });
  });

  test('BEY.1 merged incidents stay one, and what joins one of them joins both', async () => {
    const [chiller] = await failedChiller();
    const others = await plant.alarms({ on: 'CH-2', at: 0 }, { on: 'AHU-3', at: 1 });
    await plant.group(...others);
    const [one, other] = [await known(chiller), await known(others[0] as number)];
    const { mergeIncidents } = await scene.api.read<{ mergeIncidents: Incident }>(merge, person, {
      ...{ id: one.id, others: [other.id] },
    });
    expect(mergeIncidents).toEqual({ id: one.id, count: 6 });
    expect(await known(chiller)).toMatchObject({ isByHand: true });
    const late = await plant.alarms({ on: 'AHU-3', at: 3 });
    await plant.group(...late);
    expect(await known(late[0] as number)).toMatchObject({ id: one.id, count: 7 });
  });

  test('BEY.1 wrong requests are refused, and readers change nothing', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const [alone] = (await plant.alarms({ on: 'CH-2', at: 30 })) as [number];
    await plant.group(alone);
    const { id } = await known(chiller);
    const of = (alarmIds: number[]) => ({ id, alarmIds: alarmIds.map(String) });
    expect(await refusalOf(split, of([]))).toBe('INVALID');
    expect(await refusalOf(split, of([chiller, handler, box, room]))).toBe('INVALID');
    expect(await refusalOf(split, of([alone]))).toBe('INVALID');
    expect(await refusalOf(split, { id: '999', alarmIds: ['1'] })).toBe('NOT_FOUND');
    expect(await refusalOf(split, { id: "1' or true", alarmIds: ['1'] })).toBe('NOT_FOUND');
    expect(await refusalOf(merge, { id, others: [id] })).toBe('INVALID');
    expect(await refusalOf(merge, { id, others: [] })).toBe('INVALID');
    expect(await refusalOf(merge, { id, others: ['999'] })).toBe('NOT_FOUND');
    const occupant = await scene.api.newPerson(person.customerId, 'OCCUPANT');
    expect(await refusalOf(split, of([handler]), occupant)).toBe('FORBIDDEN');
    expect(await refusalOf(merge, { id, others: ['999'] }, occupant)).toBe('FORBIDDEN');
  });
});

describe('lists and work', () => {
  const list = `query ($after: String, $shown: [ID!], $limit: Int) { rows: fastAlarmsByCause(limit: $limit, after: $after,
    shownIncidents: $shown, sort: [{ field: PRIORITY, direction: DESC }]) { id cursor incident { id highestPriority } } }`;
  type Rows = { rows: Array<{ id: string; cursor: string; incident: { id: string; highestPriority: number } | null }> };

  test('BEY.1 a list has one row for each incident, page by page, and hides no higher priority than a row shows', async () => {
    const flood = await plant.alarms(
      ...Array.from({ length: 30 }, (_, index) => ({
        on: index === 0 ? 'CH-1' : index % 2 ? 'AHU-1' : 'AHU-2',
        at: index / 10,
        priority: index % 6,
      })),
    );
    const other = await plant.alarms({ on: 'CH-2', at: 1, priority: 4 }, { on: 'AHU-3', at: 2, priority: 1 });
    const alone = await plant.alarms({ on: 'HX-1', at: 30, priority: 2 }, { on: 'HX-2', at: 50, priority: 0 });
    await plant.group(...flood, ...other, ...alone);
    const { rows } = await scene.api.read<Rows>(list, person, { limit: 50 });
    expect(rows.map(({ incident }) => incident?.highestPriority ?? null)).toEqual([5, 4, null, null]);
    const shown: string[] = [];
    const paged: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: Rows = await scene.api.read<Rows>(list, person, { limit: 1, after, shown });
      const [row] = page.rows;
      if (!row) break;
      paged.push(row.id);
      if (row.incident) shown.push(row.incident.id);
      after = row.cursor;
    }
    expect(paged).toEqual(rows.map(({ id }) => id));
  });

  test('BEY.1 the alarms that a list has of an incident are told with their versions, for a verb on its row', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const [other] = await plant.alarms({ on: 'CH-2', at: 0, priority: 3 }, { on: 'AHU-3', at: 1, priority: 1 });
    await plant.group(other as number, (other as number) + 1);
    const ids = [(await known(chiller)).id, (await known(other as number)).id];
    const query = `query ($ids: [ID!]!, $criteria: [CriterionInput!], $lens: ID) {
      alarmsOfRows(incidentIds: $ids, criteria: $criteria, lensId: $lens) { incidentId alarmId version } }`;
    type Rows = { alarmsOfRows: Array<{ incidentId: string; alarmId: string; version: number }> };
    const read = async (variables: object, by = person) =>
      (await scene.api.read<Rows>(query, by, { ids, ...variables })).alarmsOfRows;
    const all = [chiller, handler, box, room, other as number, (other as number) + 1];
    expect((await read({})).map(({ alarmId }) => Number(alarmId))).toEqual(all);
    const high = { criteria: [{ field: 'priority', isExclusion: false, values: ['3', '5'] }] };
    const found = await read(high);
    expect(found.map(({ incidentId, alarmId }) => [incidentId, Number(alarmId)])).toEqual([
      [ids[0], chiller],
      [ids[0], box],
      [ids[1], other],
    ]);
    // one moves: it is in another list, with another version
    const move = `mutation ($ids: [ID!], $versions: [Int!]) { moveAlarms(ids: $ids, expectedVersions: $versions,
      status: "Declined") { affected failures { code } } }`;
    const versions = [found[1]?.version];
    const { moveAlarms } = await scene.api.read<{ moveAlarms: object }>(move, person, { ids: [String(box)], versions });
    expect(moveAlarms).toEqual({ affected: 1, failures: [] });
    expect((await read({ lens: 'intake' })).map(({ alarmId }) => Number(alarmId))).toEqual(
      all.filter((id) => id !== box),
    );
    const again = await scene.api.read<{ moveAlarms: object }>(move, person, { ids: [String(box)], versions });
    expect(again.moveAlarms).toEqual({ affected: 0, failures: [{ code: 'CONFLICT' }] });
    expect(await read({ ids: ['999', "1' or true"] })).toEqual([]);
    // one that starts anew is no alarm of the incident that it was in
    const at = (minutes: number) => new Date(plant.from + minutes * minute);
    for (const id of [chiller, handler, box, room]) await plant.change(id, { is_active: false, latest_end_at: at(35) });
    await plant.change(handler, { is_active: true, latest_alarm_at: at(50) });
    await plant.group(handler);
    expect((await read({ ids: [ids[0]] })).map(({ alarmId }) => Number(alarmId))).toEqual([chiller, box, room]);
    const stranger = await scene.api.newPerson(await scene.api.newCustomer());
    expect(await read({}, stranger)).toEqual([]);
    expect(await refusalOf(query, { ids: Array.from({ length: 201 }, String) })).toBe('INVALID');
  });

  test('BEY.1 one click makes one ticket with the fifty highest alarms, and it shows the others as related', async () => {
    const ids = await plant.alarms(
      ...Array.from({ length: 54 }, (_, index) => ({
        on: index === 0 ? 'CH-1' : 'AHU-1',
        at: index / 20,
        priority: index < 4 ? 1 : 3,
      })),
    );
    await plant.group(...ids);
    const { id } = await known(ids[0] as number);
    const create = `mutation ($id: ID!, $accepted: Boolean) { made: createTicketOfIncident(id: $id, isDuplicateAccepted: $accepted) {
      workTicket { id objective alarmCount dueAt assignee { id } } openTicketCount relatedCount } }`;
    type Made = {
      made: {
        workTicket:
          | (Record<'id' | 'objective' | 'dueAt', string> & { alarmCount: number; assignee: { id: string } })
          | null;
        openTicketCount: number;
        relatedCount: number;
      };
    };
    const { made } = await scene.api.read<Made>(create, person, { id });
    expect(made).toMatchObject({
      workTicket: {
        ...{ alarmCount: maxAlarmsPerTicket, objective: 'CH-1 failed (+53 more)', assignee: { id: person.id } },
      },
      relatedCount: 4,
    });
    // WORK.3: by the highest of them
    const dueInMs = Date.parse(made.workTicket?.dueAt ?? '') - scene.api.clock.now().getTime();
    expect(Math.round(dueInMs / (60 * minute))).toBe(72);
    const { relatedAlarms } = await scene.api.read<{ relatedAlarms: { alarms: Array<{ id: string }>; count: number } }>(
      'query ($id: ID!) { relatedAlarms(ticketId: $id) { alarms { id } count } }',
      person,
      { id: made.workTicket?.id },
    );
    expect(relatedAlarms).toEqual({ alarms: ids.slice(0, 4).map((one) => ({ id: String(one) })), count: 4 });
    // WORK.4: a second one asks first
    const again = await scene.api.read<Made>(create, person, { id });
    expect(again.made).toMatchObject({ workTicket: null, openTicketCount: 1 });
    const accepted = await scene.api.read<Made>(create, person, { id, accepted: true });
    expect(accepted.made).toMatchObject({ workTicket: { alarmCount: maxAlarmsPerTicket }, relatedCount: 4 });
  });

  test('BEY.1 an incident that is forgotten is told of nowhere; one whose ticket is open stays', async () => {
    const [chiller, handler, box, room] = await failedChiller();
    const { id } = await known(chiller);
    const { made } = await scene.api.read<{ made: { workTicket: { id: string } } }>(
      'mutation ($id: ID!) { made: createTicketOfIncident(id: $id) { workTicket { id } } }',
      person,
      { id },
    );
    const ended = new Date(plant.from + 40 * minute);
    for (const alarm of [chiller, handler, box, room])
      await plant.change(alarm, { is_active: false, latest_end_at: ended });
    const { customerId } = person;
    const later = { now: () => new Date(ended.getTime() + (incidentKeptDays + 1) * 24 * 60 * minute) };
    const forget = () =>
      forgetIncidents({ db: scene.api.db, clock: later }, { after: { customerId, id: Number(id) - 1 }, limit: 1 });
    expect((await forget()).forgotten).toBe(0);
    expect((await known(chiller)).count).toBe(4);
    // so does one that an incident with an open ticket was merged into
    const ofCustomer = () => scene.api.db('incidents').where({ customer_id: customerId });
    const [row] = await ofCustomer().where({ id });
    await scene.api.db('incidents').insert({ ...row, id: Number(id) + 1_000, merged_into: id });
    await ofCustomer().where({ id }).update({ ticket_id: null });
    expect((await forget()).forgotten).toBe(0);
    await ofCustomer().where({ id }).update({ ticket_id: row.ticket_id });
    await scene.api
      .db('work_tickets')
      .where({ customer_id: customerId, id: made.workTicket.id })
      .update({ state: 'CLOSED', closed_at: ended });
    for (const goesOn of [{ is_active: true }, { is_active: false, latest_end_at: later.now() }]) {
      await plant.change(chiller, goesOn);
      expect((await forget()).forgotten).toBe(0);
    }
    await plant.change(chiller, { latest_end_at: ended });
    expect((await forget()).forgotten).toBe(1);
    expect(await incidentOf(chiller)).toBeNull();
    expect(await refusalOf('query ($id: ID!) { incident(id: $id) { id } }', { id })).toBe('NOT_FOUND');
    const { relatedAlarms } = await scene.api.read<{ relatedAlarms: object }>(
      'query ($id: ID!) { relatedAlarms(ticketId: $id) { alarms { id } count } }',
      person,
      { id: made.workTicket.id },
    );
    expect(relatedAlarms).toEqual({ alarms: [], count: 0 });
    // the same alarms fail again: that is an incident of its own
    for (const alarm of [chiller, handler])
      await plant.change(alarm, { is_active: true, latest_alarm_at: new Date(ended.getTime() + 60 * minute) });
    await plant.group(chiller, handler);
    expect(await known(chiller)).toMatchObject({ count: 2 });
    expect((await known(chiller)).id).not.toBe(id);
  });

  test('BEY.1 the measure counts rows with and without grouping, and the incidents are listed', async () => {
    await failedChiller();
    await plant.group(...(await plant.alarms({ on: 'CH-2', at: 40 })));
    const { incidentMeasure, incidents } = await scene.api.read<{ incidentMeasure: object; incidents: Incident[] }>(
      `{ incidentMeasure { intake { alarms rows incidents } active { alarms rows incidents } }
         incidents(isActive: true) { count causeAsset } }`,
      person,
    );
    const rows = { alarms: 5, rows: 2, incidents: 1 };
    expect(incidentMeasure).toEqual({ intake: rows, active: rows });
    expect(incidents).toEqual([{ count: 4, causeAsset: 'CH-1' }]);
  });
});
