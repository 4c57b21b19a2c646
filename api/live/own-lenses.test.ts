import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { alarmState } from '../../tests/support/alarm-rows.ts';
import type { Watched } from '../../tests/support/live-clients.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import type { TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

const minute = 60_000;
let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

let made = 0;
type Criteria = Array<{ field: string; values: string[] }>;
async function newLens(by: TestPerson, criteria: Criteria, teamId: string | null = null): Promise<string> {
  const { createLens } = await scene.api.read<{ createLens: { id: string } }>(
    'mutation ($input: CreateLensInput!) { createLens(input: $input) { id } }',
    by,
    { input: { type: 'alarm', teamId, name: `Lens ${++made}`, category: 'active_alarms', criteria } },
  );
  return createLens.id;
}
async function newTeam(member: TestPerson): Promise<string> {
  const { createTeam } = await scene.api.read<{ createTeam: { id: string } }>(
    `mutation { createTeam(name: "Team ${++made}") { id } }`,
    scene.person,
  );
  await scene.api.read(
    `mutation { addTeamMember(teamId: "${createTeam.id}", userId: "${member.id}", role: TEAM_MEMBER) { userId } }`,
    scene.person,
  );
  return createTeam.id;
}
const moves = (watched: Watched, key: string) =>
  watched
    .of('lens_event')
    .filter((event) => event.lens.key === key)
    .map((event) => [Number(event.data.entity.id), event.data.type]);
/** Publishes by hand what a verb wrote: no relay reads this test's outbox. */
const publishAccess = (
  access: Array<{
    event: 'team_added' | 'team_removed' | 'lenses_changed';
    userId: string | null;
    teamId: string | null;
  }>,
) => scene.api.publish(scene.customerId, { access });

describe('lenses that people have made', () => {
  test('are fed like standard ones: ingress, update, egress', async () => {
    const own = await newLens(scene.person, [{ field: 'priority', values: ['5'] }]);
    const watched = await scene.clients.signedIn(scene.person);
    expect(await watched.open({ key: 'own', lensId: own })).toEqual({ ok: true });
    const state = await scene.newAlarm({ priority: 1, status: 'Intake' });
    const raised = await scene.api.changeAlarm(state, { priority: 5 });
    await scene.api.publish(scene.customerId, { alarms: [raised] });
    await until('the ingress', () => moves(watched, 'own').length === 1);
    const pinned = await scene.api.changeAlarm(raised.state, { isPinned: true });
    await scene.api.publish(scene.customerId, { alarms: [pinned] });
    await until('the update', () => watched.of('alarm_updated').some(({ id }) => id === String(state.id)));
    const ended = await scene.api.changeAlarm(pinned.state, { isActive: false });
    await scene.api.publish(scene.customerId, { alarms: [ended] });
    await until('the egress', () => moves(watched, 'own').length === 2);
    expect(moves(watched, 'own')).toEqual([
      [state.id, 'ingress'],
      [state.id, 'egress'],
    ]);
  });

  test('are judged again as time passes', async () => {
    const own = await newLens(scene.person, [{ field: 'timeInAlarm', values: ['2h..'] }]);
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ key: 'long', lensId: own });
    const { id } = await scene.newAlarm({ latestAlarmAt: scene.api.clock.now().getTime() - 118 * minute });
    scene.api.advance(5 * minute);
    await until('the ingress', () => moves(watched, 'long').some(([which]) => which === id));
  });

  test('are counted for badges, and are nobody else’s to open or count', async () => {
    const customerId = await scene.api.newCustomer();
    const [maya, noor] = [await scene.api.newPerson(customerId), await scene.api.newPerson(customerId)];
    await scene.api.storeAlarms([{ customerId, id: 1, priority: 5 }]);
    const own = await newLens(maya, [{ field: 'priority', values: ['5'] }]);
    const [mine, theirs] = [await scene.clients.signedIn(maya), await scene.clients.signedIn(noor)];
    mine.socket.emit('badges', ['intake', own]);
    theirs.socket.emit('badges', ['intake', own]);
    const countsOf = (watched: Watched) => watched.of('lens_badge_count_event').flatMap(({ counts }) => counts);
    await until('the counts', () => countsOf(mine).length >= 2 && countsOf(theirs).length > 0);
    expect(countsOf(mine).find(({ lens }) => lens.id === own)?.count).toBe(1);
    // more than once, where the alarm above is counted again
    expect([...new Set(countsOf(theirs).map(({ lens }) => lens.id))]).toEqual(['intake']);
    expect(await theirs.open({ key: 'own', lensId: own })).toMatchObject({ ok: false });
  });

  test('feed by their new criteria once they have changed, and their owner’s screens are told', async () => {
    const own = await newLens(scene.person, [{ field: 'priority', values: ['5'] }]);
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ key: 'own', lensId: own });
    await scene.api.read(
      'mutation ($id: ID!, $input: UpdateLensInput!) { updateLens(id: $id, input: $input) { id } }',
      scene.person,
      {
        id: own,
        input: { name: `Lens ${++made}`, category: 'all_alarms', criteria: [{ field: 'priority', values: ['2'] }] },
      },
    );
    await publishAccess([{ event: 'lenses_changed', userId: scene.person.id, teamId: null }]);
    await until('the news', () => watched.of('lenses_changed').length > 0);
    const low = await scene.newAlarm({ priority: 2, isActive: false });
    const high = await scene.newAlarm({ priority: 5 });
    await scene.api.publish(scene.customerId, {
      alarms: [
        { state: low, previous: null },
        { state: high, previous: null },
      ],
    });
    await scene.flushed(watched);
    expect(moves(watched, 'own')).toEqual([[low.id, 'ingress']]);
  });
});

describe('lenses of a team', () => {
  test('LIVE-024 LIVE-025 open with the team and close with it at once', async () => {
    const maya = await scene.api.newPerson(scene.customerId, 'STANDARD');
    const other = await scene.clients.signedIn(await scene.api.newPerson(scene.customerId, 'STANDARD'));
    const teamId = await newTeam(maya);
    const lens = await newLens(scene.person, [{ field: 'priority', values: ['5'] }], teamId);
    const watched = await scene.clients.signedIn(maya);
    await publishAccess([{ event: 'team_added', userId: maya.id, teamId }]);
    await until('the news', () => watched.of('team_added').length > 0);
    // the road itself may publish it too
    for (const news of watched.of('team_added')) expect(news).toEqual({ v: 1, teamId });
    expect(await watched.open({ key: 'team', lensId: lens })).toEqual({ ok: true });
    const first = await scene.newAlarm({ priority: 5 });
    await scene.api.publish(scene.customerId, { alarms: [{ state: first, previous: null }] });
    await until('the ingress', () => moves(watched, 'team').length === 1);
    await scene.api.read(
      `mutation { removeTeamMember(teamId: "${teamId}", userId: "${maya.id}") { userId } }`,
      scene.person,
    );
    await publishAccess([{ event: 'team_removed', userId: maya.id, teamId }]);
    await until('the news', () => watched.of('team_removed').length > 0);
    const second = await scene.newAlarm({ priority: 5 });
    await scene.api.publish(scene.customerId, { alarms: [{ state: second, previous: null }] });
    await scene.flushed(watched);
    expect(moves(watched, 'team')).toEqual([[first.id, 'ingress']]);
    expect(await watched.open({ key: 'again', lensId: lens })).toMatchObject({ ok: false });
    expect(other.of('team_added')).toEqual([]);
  });

  test('are fed within the team’s filters', async () => {
    const teamId = await newTeam(scene.person);
    const lens = await newLens(scene.person, [], teamId);
    await scene.api.read(
      `mutation { updateTeamAlarmFilters(teamId: "${teamId}", alarmOptions: [{ field: "priority", values: ["4"] }]) { id } }`,
      scene.person,
    );
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ key: 'team', lensId: lens });
    const [inside, outside] = [await scene.newAlarm({ priority: 4 }), await scene.newAlarm({ priority: 3 })];
    await scene.api.publish(scene.customerId, {
      alarms: [inside, outside].map((state) => ({ state: alarmState(state), previous: null })),
    });
    await scene.flushed(watched);
    expect(moves(watched, 'team')).toEqual([[inside.id, 'ingress']]);
  });

  test('USR-026 shrink at once, while they are open, to the places that the team is given', async () => {
    const teamId = await newTeam(scene.person);
    const lens = await newLens(scene.person, [], teamId);
    const north = await scene.api.read<{ createEntity: { id: string } }>(
      'mutation ($name: String!) { createEntity(class: "Building", name: $name) { id } }',
      scene.person,
      { name: `North ${teamId}` },
    );
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ key: 'team', lensId: lens });
    await scene.api.read(
      `mutation { associateTeamAttributes(teamId: "${teamId}", locationIds: [], buildingIds: ["${north.createEntity.id}"]) { id }
         updateTeam(id: "${teamId}", input: { isAllBuildings: false }) { id } }`,
      scene.person,
    );
    await publishAccess([{ event: 'lenses_changed', userId: null, teamId: null }]);
    await until('the news', () => watched.of('lenses_changed').length > 0);
    const [inside, outside] = [await scene.newAlarm({ priority: 4 }), await scene.newAlarm({ priority: 4 })];
    for (const [{ id }, value] of [
      [inside, `North ${teamId}`],
      [outside, 'South'],
    ] as const)
      await scene.api.storeProperties(scene.customerId, id, [
        { type: 'building', value: [value], confidence: 1, by: 'PERSON' },
      ]);
    await scene.api.publish(scene.customerId, {
      alarms: [inside, outside].map((state) => ({ state: alarmState(state), previous: null })),
    });
    await scene.flushed(watched);
    // markers of the test before may still come before the lens shrinks
    const ofBoth = moves(watched, 'team').filter(([id]) => id === inside.id || id === outside.id);
    expect(ofBoth).toEqual([[inside.id, 'ingress']]);
  });
});
