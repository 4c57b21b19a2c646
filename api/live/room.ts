import type { InstanceRow } from '../../domain/changes/changes-message.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { movedOver } from '../../domain/lists/criteria/expression.ts';
import { toPredicate } from '../../domain/lists/criteria/to-predicate.ts';
import { heldChangeOf } from '../../domain/live/held-changes.ts';
import {
  type ChangedAlarm,
  type JudgingLens,
  judgeChange,
  judgeTime,
  type Verdict,
} from '../../domain/live/judge-change.ts';
import type { AlarmRowMessage } from '../../domain/live/socket-events.ts';
import { instanceEventOf, instanceMessage, statusBefore } from '../../domain/live/watched-changes.ts';
import type { TicketChange } from '../../domain/work/model/ticket-changes.ts';
import { createBadges } from './badges.ts';
import type { LiveSocket, OpenLens } from './live-socket.ts';
import { createNewestEvent } from './newest-event.ts';
import { readMoved } from './read-changes.ts';
import { publishTickets, tickTickets } from './work-feed.ts';

/**
 * Packets that may wait for one socket: some for a while, since thousands of alarms may change at once, and never more than
 * memory bears. Who reads slower than that is disconnected and reads its list again.
 */
const mayWait = { packets: 2_000, ms: 3_000, most: 20_000 };

export type Room = ReturnType<typeof createRoom>;

const alarmLenses = ({ lenses }: LiveSocket): OpenLens[] => [...lenses.values()].filter(({ type }) => type === 'alarm');
const seesAlarms = ({ ctx }: LiveSocket): boolean =>
  ctx.person.isSuper || (ctx.permissions.get('alarms')?.includes('VIEW') ?? false);

/** The sockets of one customer. */
export function createRoom(deps: Pick<Ctx, 'db' | 'log' | 'clock'> & { onSlow(): void }, customerId: number) {
  const sockets = new Set<LiveSocket>();
  const badges = createBadges(deps, customerId, () => sockets);
  const clock = (): number => deps.clock.now().getTime();
  /** Until when sockets were told what time has changed. */
  let judgedAt = clock();
  const newestEvent = createNewestEvent((lastEventAt) => {
    for (const live of sockets) if (seesAlarms(live)) live.io.emit('alarm_count_updated', { v: 1, lastEventAt });
  });

  /** Since when (`performance.now()`) more waits for a socket than may for long. */
  const behindSince = new WeakMap<LiveSocket, number>();
  function isSlow(live: LiveSocket): boolean {
    const packets = live.waiting();
    if (packets <= mayWait.packets) {
      behindSince.delete(live);
      return false;
    }
    const now = performance.now();
    const since = behindSince.get(live) ?? now;
    behindSince.set(live, since);
    return packets > mayWait.most || now - since > mayWait.ms;
  }

  function dropSlow(): void {
    for (const live of sockets) {
      if (!isSlow(live)) continue;
      deps.log.warn({ customerId, userId: live.ctx.person.id }, 'a socket reads too slowly and is disconnected');
      deps.onSlow();
      live.io.disconnect(true);
    }
  }

  const judgingAt = (lens: OpenLens, now: number): JudgingLens => ({
    holds: toPredicate(lens.expressionAt(now)),
    held: toPredicate(lens.expressionAt(judgedAt)),
    readsText: lens.readsText,
  });
  const tell = (live: LiveSocket, lens: OpenLens, type: 'ingress' | 'egress', entity: AlarmRowMessage): void => {
    live.io.emit('lens_event', { v: 1, lens: { id: lens.id, key: lens.key }, data: { type, entity } });
  };

  /** Tells every socket what the changes mean for its lenses; equal lenses are judged once. */
  function publish(changed: ReadonlyArray<ChangedAlarm & { message: AlarmRowMessage }>): void {
    const now = clock();
    const judged = new Map<string, Array<Verdict | null>>();
    const verdicts = (lens: OpenLens): Array<Verdict | null> => {
      const known = judged.get(lens.signature);
      if (known) return known;
      const judging = judgingAt(lens, now);
      const fresh = changed.map((alarm) => judgeChange(alarm, judging));
      judged.set(lens.signature, fresh);
      return fresh;
    };
    for (const live of sockets) {
      const updated = new Set<AlarmRowMessage>();
      const created = new Set<AlarmRowMessage>();
      for (const lens of alarmLenses(live)) {
        for (const [index, verdict] of verdicts(lens).entries()) {
          const entity = changed[index]?.message;
          if (!entity || verdict === null) continue;
          if (verdict === 'update') updated.add(entity);
          else tell(live, lens, verdict, entity);
          if (verdict === 'ingress' && changed[index]?.befores.includes(null)) created.add(entity);
        }
      }
      for (const entity of updated) live.io.emit('alarm_updated', { v: 1, id: entity.id, entity });
      for (const entity of created) live.io.emit('alarm_created', { v: 1, id: entity.id, entity });
    }
    for (const { message: entity, ...alarm } of changed) {
      const { id } = entity;
      const prevStatus = statusBefore(alarm);
      if (prevStatus !== null)
        for (const live of sockets)
          if (seesAlarms(live) && (alarm.isDecided || live.watched.has(alarm.now.id)))
            live.io.emit('alarm_status_changed', { v: 1, id, prevStatus, entity });
      const event = heldChangeOf(alarm);
      if (!event) continue;
      for (const live of sockets) {
        if (!seesAlarms(live)) continue;
        if (event === 'alarm_deleted') live.io.emit(event, { v: 1, id });
        else live.io.emit(event, { v: 1, id, entity });
      }
    }
    dropSlow();
  }

  /** Tells watchers what became of occurrences. */
  function sendInstances(rows: readonly InstanceRow[]): void {
    for (const live of sockets) {
      for (const row of rows) {
        const told = live.watched.get(row.alarmId);
        if (!told || !seesAlarms(live)) continue;
        const event = instanceEventOf(row, told.has(row.id));
        told.add(row.id);
        if (event === 'alarm_instance_deleted') live.io.emit(event, { v: 1, id: row.id, alarmId: String(row.alarmId) });
        else live.io.emit(event, { v: 1, id: row.id, entity: instanceMessage(row) });
      }
    }
    if (rows.length > 0) dropSlow();
  }

  const openLenses = (): Array<{ live: LiveSocket; lens: OpenLens }> =>
    [...sockets].flatMap((live) => alarmLenses(live).map((lens) => ({ live, lens })));

  /**
   * Tells every socket which rows time alone has brought into its lenses and taken out since the last time (LENS.4). Only
   * rows whose times the bounds have moved over are read. If it fails, the next time makes up for it.
   */
  async function tick(): Promise<void> {
    const now = clock();
    const lenses = new Map(openLenses().map(({ lens }) => [lens.signature, lens]));
    for (const [signature, lens] of lenses) {
      const moved = movedOver(lens.expressionAt(judgedAt), lens.expressionAt(now));
      if (!moved) continue;
      const judging = judgingAt(lens, now);
      for await (const rows of readMoved(deps.db, customerId, moved)) {
        const same = openLenses().filter((open) => open.lens.signature === signature);
        if (same.length === 0) break;
        for (const row of rows) {
          const verdict = judgeTime(row.now, judging);
          if (verdict) for (const open of same) tell(open.live, open.lens, verdict, row.message);
        }
        dropSlow();
      }
    }
    await tickTickets(deps, customerId, sockets, judgedAt);
    // lists of people's own may ask what is overdue
    badges.touch('work');
    judgedAt = now;
  }

  return {
    customerId,
    sockets,
    publish,
    tick,
    sendInstances,
    /** Whether anybody watches alarms, so that their occurrences are worth reading. */
    isWatching: (): boolean => [...sockets].some((live) => live.watched.size > 0),
    /** Whether anybody has a lens open, so that rows are worth reading. */
    hasLens: (): boolean => [...sockets].some((live) => alarmLenses(live).length > 0),
    /** Tells sockets what has become of tickets in the work lists that they have open. */
    publishTickets: async (changes: readonly TicketChange[]): Promise<void> => {
      await publishTickets(deps, customerId, sockets, changes, judgedAt);
      if (changes.length > 0) dropSlow();
    },
    touchBadges: badges.touch,
    askBadges: badges.ask,
    touchNewestEvent: newestEvent.touch,
    close(): void {
      badges.close();
      newestEvent.close();
    },
  };
}
