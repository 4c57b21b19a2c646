import { expect, test } from 'vitest';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { handingChanges } from '../../tests/support/handed-changes.ts';
import { minute, ruleScene } from '../../tests/support/rule-scene.ts';
import { createAutomationConsumer } from './consumer.ts';

const scene = ruleScene();

test('AUTO.22 the consumer acts at once, wakes workflows for what waits, and does nothing twice', async () => {
  const it = await scene.newCustomer();
  const now = await it.rule({ name: 'Now' });
  const later = await it.rule({ name: 'Later', delay: { minutes: 5 } });
  const [id] = (await it.alarms(1)) as [number];
  await it.activate(id);
  const at = scene.clock.now().getTime();
  const changes = (await it.published(0)).map(({ message: { alarms } }) => ({
    ...noChanges(it.customerId, at),
    alarms,
  }));
  const woken: string[] = [];
  const workflow = {
    signalWithStart: async (_: string, { workflowId }: { workflowId: string }) => woken.push(workflowId),
  };
  const hand = handingChanges((stream) =>
    createAutomationConsumer({ ...it.deps, stream, temporal: { client: { workflow }, taskQueue: 'q' } as never }),
  );
  await hand(...changes);
  expect((await it.state(id)).isPinned).toBe(true);
  expect(woken).toEqual([`q/rule/${it.customerId}/${later.id}`]);
  // a crash before the offset was committed: read again, it wakes again and does nothing twice
  await hand(...changes);
  expect(woken).toHaveLength(2);
  expect((await it.row(now)).execution_count).toBe(1);
  expect(await it.db('automation_timers').where({ customer_id: it.customerId, rule_id: later.id })).toMatchObject([
    { due_at: new Date(scene.clock.now().getTime() + 5 * minute), done_at: null },
  ]);
});
