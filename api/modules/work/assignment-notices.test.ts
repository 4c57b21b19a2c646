import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { closing, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

/** Notices to somebody, oldest first. */
async function noticesTo({ id, email }: TestPerson) {
  const { db } = scene.api;
  const mails = await db('mails').where({ recipient: email }).orderBy(['created_at', 'id']);
  const pushes = await db('push_messages').where({ user_id: id }).orderBy(['created_at', 'id']);
  return {
    mails: mails.map(({ subject }) => subject),
    pushes: pushes.map(({ title, path, phone_path: phonePath }) => ({ title, path, phonePath })),
  };
}
const newPerson = () => scene.api.newPerson(scene.customerId, 'STANDARD');
const assign = (ticketId: string, to: TestPerson, by = scene.ada) =>
  scene.change(`updateWorkTicket(id: "${ticketId}", details: { assignedTo: "${to.id}" })`, by);

test('NOTIF.14 policy assignmentNotice: whoever is assigned a ticket is told by mail and push, with the way to it', async () => {
  const ben = await newPerson();
  const ticket = await scene.ticket([], { assignedTo: ben.id, objective: 'Replace the belt' });
  const path = `/work/Standard%20Lenses/All%20Work/${ticket.id}`;
  const phonePath = `/m/alarms/work/list/active_work/all/0/${ticket.id}`;
  expect(await noticesTo(ben)).toEqual({
    mails: [`Assigned to you: ${ticket.displayId} Replace the belt`],
    pushes: [{ title: 'Work assigned to you', path, phonePath }],
  });
  const [mail] = await scene.api.db('mails').where({ recipient: ben.email });
  expect(mail).toMatchObject({
    is_forwarded: true,
    reader: { userId: ben.id, customerId: scene.customerId, area: 'work.myWork' },
  });
});

test('NOTIF.14 a ticket that goes to somebody else is news to them alone, each time; other changes are none', async () => {
  const [ben, cleo] = [await newPerson(), await newPerson()];
  const { id } = await scene.ticket([], { assignedTo: ben.id });
  await assign(id, cleo);
  await scene.change(`updateWorkTicket(id: "${id}", details: { objective: "Another" })`);
  await assign(id, ben);
  await assign(id, cleo);
  expect((await noticesTo(ben)).mails).toHaveLength(2);
  expect((await noticesTo(cleo)).mails).toHaveLength(2);
  expect((await noticesTo(cleo)).pushes).toHaveLength(2);
});

test('NOTIF.14 nobody is told what they assigned to themselves, or of a ticket that is closed', async () => {
  const ben = await newPerson();
  const own = await scene.ticket([], { assignedTo: ben.id }, ben);
  await scene.change(closing(own.id), ben);
  expect(await noticesTo(ben)).toEqual({ mails: [], pushes: [] });
});

test('NOTIF.8 nobody is told where they do not want it', async () => {
  const [noMail, noPush] = [await newPerson(), await newPerson()];
  const { db } = scene.api;
  await db('users').where({ id: noMail.id }).update({ is_email_subscribed: false });
  await db('users').where({ id: noPush.id }).update({ is_push_notification_enabled: false });
  for (const { id } of [noMail, noPush]) await scene.ticket([], { assignedTo: id });
  expect([(await noticesTo(noMail)).mails.length, (await noticesTo(noMail)).pushes.length]).toEqual([0, 1]);
  expect([(await noticesTo(noPush)).mails.length, (await noticesTo(noPush)).pushes.length]).toEqual([1, 0]);
});

test('NOTIF.16 nobody is told anything while the customer’s notifications are silenced', async () => {
  const ben = await newPerson();
  const silence = (isSilenced: boolean) =>
    scene.api.db('customers').where({ id: scene.customerId }).update({ is_notifications_silenced: isSilenced });
  await silence(true);
  await scene.ticket([], { assignedTo: ben.id });
  await silence(false);
  expect(await noticesTo(ben)).toEqual({ mails: [], pushes: [] });
});

test('NOTIF.14 tickets that come to somebody together are one notice', async () => {
  const [ben, cleo, admin] = [await newPerson(), await newPerson(), await scene.api.newPerson(scene.customerId)];
  for (const objective of ['One', 'Two']) await scene.ticket([], { assignedTo: ben.id, objective });
  await scene.api.read(`mutation { deleteUser(userId: "${ben.id}", reassignTo: "${cleo.id}") { id } }`, admin);
  expect(await noticesTo(cleo)).toEqual({
    mails: ['Assigned to you: 2 work tickets'],
    pushes: [
      {
        title: 'Work assigned to you',
        path: '/work/Standard%20Lenses/My%20Work',
        phonePath: '/m/alarms/work/list/active_work/all/0',
      },
    ],
  });
});
