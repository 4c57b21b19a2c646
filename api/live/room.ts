import type { Ctx } from '../../domain/ctx.ts';
import { heldChangeOf } from '../../domain/live/held-changes.ts';
import { type ChangedAlarm, judgeChange, type Verdict } from '../../domain/live/judge-change.ts';
import type { AlarmRowMessage } from '../../domain/live/socket-events.ts';
import { createBadges } from './badges.ts';
import type { LiveSocket, OpenLens } from './live-socket.ts';
import { createNewestEvent } from './newest-event.ts';

/** Packets that may wait for one socket: who reads slower than that is disconnected and reads its list again. */
const packetsWaiting = 2_000;

export type Room = ReturnType<typeof createRoom>;

const seesAlarms = ({ ctx }: LiveSocket): boolean =>
  ctx.person.isSuper || (ctx.permissions.get('alarms')?.includes('VIEW') ?? false);

/** The sockets of one customer. */
export function createRoom(deps: Pick<Ctx, 'db' | 'log'> & { onSlow(): void }, customerId: number) {
  const sockets = new Set<LiveSocket>();
  const badges = createBadges(deps, customerId, () => sockets);
  const newestEvent = createNewestEvent((lastEventAt) => {
    for (const live of sockets) if (seesAlarms(live)) live.io.emit('alarm_count_updated', { v: 1, lastEventAt });
  });

  function dropSlow(): void {
    for (const live of sockets) {
      if (live.waiting() <= packetsWaiting) continue;
      deps.log.warn({ customerId, userId: live.ctx.person.id }, 'a socket reads too slowly and is disconnected');
      deps.onSlow();
      live.io.disconnect(true);
    }
  }

  /** Tells every socket what the changes mean for its lenses; equal lenses are judged once. */
  function publish(changed: ReadonlyArray<ChangedAlarm & { message: AlarmRowMessage }>): void {
    const judged = new Map<string, Array<Verdict | null>>();
    const verdicts = (lens: OpenLens): Array<Verdict | null> => {
      const known = judged.get(lens.signature) ?? changed.map((alarm) => judgeChange(alarm, lens));
      judged.set(lens.signature, known);
      return known;
    };
    for (const live of sockets) {
      const updated = new Set<AlarmRowMessage>();
      for (const lens of live.lenses.values()) {
        for (const [index, verdict] of verdicts(lens).entries()) {
          const entity = changed[index]?.message;
          if (!entity || verdict === null) continue;
          if (verdict === 'update') updated.add(entity);
          else
            live.io.emit('lens_event', { v: 1, lens: { id: lens.id, key: lens.key }, data: { type: verdict, entity } });
        }
      }
      for (const entity of updated) live.io.emit('alarm_updated', { v: 1, id: entity.id, entity });
    }
    for (const { now, befores, message: entity } of changed) {
      const event = heldChangeOf({ now, befores });
      if (!event) continue;
      const { id } = entity;
      for (const live of sockets) {
        if (!seesAlarms(live)) continue;
        if (event === 'alarm_deleted') live.io.emit(event, { v: 1, id });
        else live.io.emit(event, { v: 1, id, entity });
      }
    }
    dropSlow();
  }

  return {
    customerId,
    sockets,
    publish,
    /** Whether anybody has a lens open, so that rows are worth reading. */
    hasLens: (): boolean => [...sockets].some((live) => live.lenses.size > 0),
    touchBadges: badges.touch,
    askBadges: badges.ask,
    touchNewestEvent: newestEvent.touch,
    close(): void {
      badges.close();
      newestEvent.close();
    },
  };
}
