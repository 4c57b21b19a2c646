import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { recordExternally } from '../../domain/work/inbound-sync.ts';
import { deletedStatus } from '../../domain/work/model/ticket.ts';
import { externalStatusIs, syncStatus } from '../../domain/work/remote-update.ts';
import { createLiveClients } from '../../tests/support/live-clients.ts';
import { until } from '../../tests/support/until.ts';
import { startWorkScene, type WorkScene } from '../../tests/support/work-scene.ts';

let scene: WorkScene;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  scene = await startWorkScene();
  clients = createLiveClients(scene.api);
});
afterEach(() => clients.close());
afterAll(() => scene?.stop());

const close = (id: string) =>
  `changeWorkTicketState(id: "${id}", state: CLOSED, survey: { isResolved: true, completedWorkDetails: "Done" })`;

const lensEvents = (watched: Awaited<ReturnType<typeof clients.signedIn>>, id: string, type: 'ingress' | 'egress') =>
  watched.of('lens_event').filter(({ data }) => data.type === type && data.entity.id === id);

test('LIVE-027 LIVE-029 LIVE-032 a new ticket comes into a work list, and changes there', async () => {
  const watched = await clients.signedIn(scene.ada);
  expect(await watched.open({ type: 'work', lensId: 'active-work' })).toEqual({ ok: true });
  const { id } = await scene.ticket([], { objective: 'Chiller plant' });
  await until('the ingress', () => lensEvents(watched, id, 'ingress').length > 0);
  expect(lensEvents(watched, id, 'ingress')).toMatchObject([
    {
      v: 1,
      lens: { id: 'active-work', key: 'k' },
      data: {
        entity: { displayId: `W${id}`, objective: 'Chiller plant', state: 'OPEN', assignee: { id: scene.ada.id } },
      },
    },
  ]);
  await until('its creation', () => watched.of('workorder_created').some((one) => one.id === id));
  await scene.change(`escalateWorkTicket(id: "${id}", isEscalated: true)`);
  const updated = () => watched.of('workorder_updated').filter((one) => one.id === id);
  await until('the update', () => updated().length > 0);
  expect(updated()).toMatchObject([{ v: 1, id, cause: 'PERSON', entity: { isEscalated: true, version: 2 } }]);
});

test('LIVE-033 a ticket that is closed leaves the list of active work, and comes into that of closed work', async () => {
  const [active, closed] = [await clients.signedIn(scene.ada), await clients.signedIn(scene.ada)];
  const { id } = await scene.ticket();
  await active.open({ type: 'work', lensId: 'active-work' });
  await closed.open({ type: 'work', lensId: 'closed-work' });
  await scene.change(close(id));
  await until('the egress', () => lensEvents(active, id, 'egress').length > 0);
  expect(lensEvents(active, id, 'egress')).toMatchObject([{ data: { entity: { state: 'CLOSED' } } }]);
  await until('the ingress', () => lensEvents(closed, id, 'ingress').length > 0);
});

test('LIVE-030 where the transfer of a ticket stands is told', async () => {
  const watched = await clients.signedIn(scene.ada);
  const { id } = await scene.ticket();
  await watched.open({ type: 'work', lensId: null, criteria: [{ field: 'workId', values: [id] }] });
  const key = { customerId: scene.customerId, id: Number(id) };
  await recordExternally(scene.api, key, syncStatus({ status: 'Failed', error: 'Field CREW rejected' }));
  await until('the sync', () => watched.of('work_ticket_sync').length > 0);
  expect(watched.of('work_ticket_sync')).toMatchObject([
    { v: 1, id, cause: 'SOURCE', entity: { cmmsSyncStatus: 'Failed' } },
  ]);
});

test('LIVE-028 a ticket whose order was deleted in its maintenance system is told of', async () => {
  const watched = await clients.signedIn(scene.ada);
  const { id } = await scene.ticket();
  await watched.open({ type: 'work', lensId: null, criteria: [{ field: 'workId', values: [id] }] });
  const key = { customerId: scene.customerId, id: Number(id) };
  for (const status of ['INPRG', deletedStatus]) await recordExternally(scene.api, key, externalStatusIs(status));
  await until('the deletion', () => watched.of('workorder_deleted').length > 0);
  expect(watched.of('workorder_deleted')).toMatchObject([
    { v: 1, id, entity: { state: 'OPEN', externalStatus: 'Deleted' } },
  ]);
});

test('LIVE-031 who is signed in is told that an integration has changed, and nobody of another customer', async () => {
  const elsewhere = await scene.api.newPerson(await scene.api.newCustomer());
  const [watched, other] = [await clients.signedIn(scene.ada), await clients.signedIn(elsewhere)];
  const provider = await scene.api.newPerson(scene.customerId, 'SUPER');
  await scene.api.read(
    'mutation ($id: ID!, $input: ExternalSystemInput!) { updateExternalSystem(id: $id, input: $input) { id } }',
    provider,
    { id: String(scene.systemId), input: { displayName: 'Boilers' } },
  );
  await until('the change', () => watched.of('external_system_updated').length > 0);
  expect(watched.of('external_system_updated')).toEqual([{ v: 1, id: String(scene.systemId) }]);
  expect(other.of('external_system_updated')).toEqual([]);
});

test('a ticket is told to those alone who see it', async () => {
  const standard = await scene.api.newPerson(scene.customerId, 'STANDARD');
  const [theirs, mine] = await Promise.all([clients.signedIn(standard), clients.signedIn(scene.ada)]);
  for (const watched of [theirs, mine]) await watched.open({ type: 'work', lensId: 'active-work' });
  const hidden = await scene.ticket([], { objective: 'Not for everybody' });
  const shown = await scene.ticket([], { assignedTo: standard.id });
  const idsOf = (watched: typeof mine) => watched.of('lens_event').map(({ data }) => data.entity.id);
  await until('both', () => idsOf(mine).includes(hidden.id) && idsOf(mine).includes(shown.id));
  await until('their own', () => idsOf(theirs).includes(shown.id));
  expect(idsOf(theirs)).toEqual([shown.id]);
});

test('a team’s work list is judged anew for all who have it open when somebody comes into the team', async () => {
  const { createTeam } = await scene.api.read<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Night shift") { id } }',
    scene.ada,
  );
  const { createLens } = await scene.api.read<{ createLens: { id: string } }>(
    `mutation { createLens(input: { type: work, teamId: "${createTeam.id}", name: "Tonight", category: "active_work", criteria: [] }) { id } }`,
    scene.ada,
  );
  const watched = await clients.signedIn(scene.ada);
  expect(await watched.open({ type: 'work', lensId: createLens.id })).toEqual({ ok: true });
  const grace = await scene.api.newPerson(scene.customerId, 'STANDARD');
  // is notified of the team, and of nothing before it, once the lists of earlier sockets have been re-evaluated
  const hers = await clients.signedIn(grace);
  await scene.api.read(
    `mutation { addTeamMember(teamId: "${createTeam.id}", userId: "${grace.id}", role: TEAM_MEMBER) { userId } }`,
    scene.ada,
  );
  await until('the news', () => hers.of('team_added').length > 0);
  const after = await scene.ticket([], { assignedTo: grace.id });
  await until('the ticket', () => watched.of('lens_event').some(({ data }) => data.entity.id === after.id));
});

test('a list of what is overdue is told when a ticket becomes so', async () => {
  const watched = await clients.signedIn(scene.ada);
  await watched.open({ type: 'work', lensId: 'active-work', criteria: [{ field: 'overdue', values: ['true'] }] });
  const { id } = await scene.ticket();
  scene.api.advance(2 * 3_600_000);
  await until('overdue', () =>
    watched.of('lens_event').some(({ data }) => data.entity.id === id && data.type === 'ingress'),
  );
});

test('occupants open no work list', async () => {
  const occupant = await scene.api.newPerson(scene.customerId, 'OCCUPANT');
  const watched = await clients.signedIn(occupant);
  expect(await watched.open({ type: 'work', lensId: 'active-work' })).toMatchObject({ ok: false });
});

test('LIVE-019 work lists are counted for whoever shows them, as their person sees them, and again after changes', async () => {
  const customerId = await scene.api.newCustomer();
  const [admin, grace] = [await scene.api.newPerson(customerId), await scene.api.newPerson(customerId, 'STANDARD')];
  const mine = await scene.ticket([], { assignedTo: admin.id }, admin);
  await scene.ticket([], { assignedTo: grace.id }, admin);
  const [hers, his] = [await clients.signedIn(grace), await clients.signedIn(admin)];
  const counts = (watched: typeof hers) =>
    Object.fromEntries(
      watched.of('lens_badge_count_event').flatMap((event) => event.counts.map(({ lens, count }) => [lens.id, count])),
    );
  for (const { socket } of [hers, his]) socket.emit('badges', ['active-work', 'my-work', 'closed-work', 'intake']);
  await until('her counts', () => counts(hers)['active-work'] === 1 && counts(hers)['my-work'] === 1);
  await until('his counts', () => counts(his)['active-work'] === 2 && counts(his)['my-work'] === 1);
  expect(counts(hers)).toEqual({ intake: 0, 'active-work': 1, 'my-work': 1, 'closed-work': 0 });
  await scene.change(close(mine.id), admin);
  const again = { intake: 0, 'active-work': 1, 'my-work': 0, 'closed-work': 1 };
  await until('his counts again', () => isDeepStrictEqual(counts(his), again));
  expect(counts(hers)['closed-work']).toBe(0);
});
