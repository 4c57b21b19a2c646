import { setTimeout as sleep } from 'node:timers/promises';
import { openLoop, quantile } from './load.ts';
import { type Product, startCpu } from './product.ts';
import { firstId, storePlant } from './relations.ts';
import { signIn } from './session.ts';
import type { Traffic } from './traffic.ts';

/** Events a second; half of them start an alarm. */
const perSecond = 500;
const itemsPerRequest = 20;
const seconds = 60;

interface Given {
  entities: number;
  relations: number;
  say(line: string): void;
}

/**
 * Measures the cost of grouping, and how soon open screens are notified of a group: the same load before any asset feeds
 * another and after it, with the alarms spread over all assets.
 */
export async function benchIncidents(product: Product, traffic: Traffic, { entities, relations, say }: Given) {
  const before = await load(product, traffic, say);
  await storePlant(product, entities, relations);
  await spread(product, entities);
  const after = await load(product, traffic, say);
  const { notified } = after;
  const figures = {
    cpuSecondsPer100k: { without: before.cpuSecondsPer100k, grouped: after.cpuSecondsPer100k },
    costsMore: Number((total(after.cpuSecondsPer100k) / total(before.cpuSecondsPer100k) - 1).toFixed(3)),
    ...{
      grouped: notified.length,
      p50: Math.round(quantile(notified, 0.5)),
      p99: Math.round(quantile(notified, 0.99)),
    },
  };
  say(
    `grouping at ${perSecond} events/s on ${entities.toLocaleString('en')} related assets: ${(figures.costsMore * 100).toFixed(1)} % more CPU; ${figures.grouped.toLocaleString('en')} starts in groups, open screens notified after p50 ${figures.p50} ms, p99 ${figures.p99} ms`,
  );
  return figures;
}

const total = (cpu: Record<string, number>): number => Object.values(cpu).reduce((sum, one) => sum + one, 0);

/** Puts each alarm of the customer on an asset of its own. */
async function spread({ db, customerId }: Product, entities: number): Promise<void> {
  await db.raw(
    `update alarms a set point_entity_id = ${firstId} + 1 + n.rank * 7919 % :entities::bigint
     from (select id, row_number() over (order by id) as rank from alarms where customer_id = :customerId) n
     where a.customer_id = :customerId and a.id = n.id`,
    { customerId, entities },
  );
  await db.raw('vacuum analyze alarms');
}

/** Sends events, and records when open screens are notified that an alarm came into a group. */
async function load(product: Product, traffic: Traffic, say: (line: string) => void) {
  const socket = await (await signIn(product)).openLens();
  const sentAt = new Map<number, number>();
  const received: Array<{ at: number; alarmIds: Set<number> }> = [];
  socket.on('incidents_changed', ({ alarmIds }: { alarmIds: string[] }) =>
    received.push({ at: Date.now(), alarmIds: new Set(alarmIds.map(Number)) }),
  );
  const cpu = startCpu(product, say);
  await openLoop({
    ...{ product, traffic, requestsPerSecond: perSecond / itemsPerRequest, itemsPerRequest, seconds },
    onSent(items, dueAt) {
      for (const text of items) sentAt.set(Date.parse((JSON.parse(text) as { timestamp: string }).timestamp), dueAt);
    },
  });
  await sleep(5_000);
  const cpuSecondsPer100k = cpu(perSecond * seconds);
  socket.close();
  const pairs: Array<Pair> = await product
    .db('incident_starts')
    .where({ customer_id: product.customerId })
    .whereNotNull('incident_id')
    .whereNotNull('cause_alarm_id')
    .select(
      ...['alarm_id as alarmId', 'started_at as startedAt'],
      ...['cause_alarm_id as causeAlarmId', 'cause_started_at as causeStartedAt'],
    );
  const notified = pairs.flatMap((pair) => {
    const { alarmId, startedAt } = later(pair);
    const from = sentAt.get(startedAt.getTime());
    const found = received.find(
      ({ at, alarmIds }) => from !== undefined && at >= from && alarmIds.has(Number(alarmId)),
    );
    return found && from !== undefined ? [found.at - from] : [];
  });
  return { cpuSecondsPer100k, notified };
}

interface Pair {
  alarmId: string;
  startedAt: Date;
  causeAlarmId: string;
  causeStartedAt: Date;
}

/** Returns the start that made a group of two: there was none before it. */
const later = ({ alarmId, startedAt, causeAlarmId, causeStartedAt }: Pair): Pick<Pair, 'alarmId' | 'startedAt'> =>
  causeStartedAt > startedAt ? { alarmId: causeAlarmId, startedAt: causeStartedAt } : { alarmId, startedAt };
