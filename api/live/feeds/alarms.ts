import { seesAlarms } from '../../../domain/lenses/lens-viewer.ts';
import type { AlarmRow } from '../../../domain/lists/alarms/alarm-row.ts';
import type { AlarmRowMessage } from '../../../domain/lists/alarms/message.ts';
import { heldChangeOf } from '../../../domain/live/held-changes.ts';
import { type ChangedAlarm, judgeChange } from '../../../domain/live/judge-change.ts';
import { statusBefore } from '../../../domain/live/watched-changes.ts';
import { emitTo } from '../emit-to.ts';
import type { CreateFeed, FeedRoom } from '../feed.ts';
import { createListFeed, type FeedKind } from '../list-feed.ts';
import { type LiveSocket, showsAlarms } from '../live-socket.ts';
import { movesAlarms, readChanged, readMoved } from '../read-alarms.ts';

interface Row {
  now: AlarmRow;
  message: AlarmRowMessage;
}
type Change = ChangedAlarm & Row;

/** Sends changes of alarms, in the lists that sockets have open and elsewhere. */
export const alarms: CreateFeed = (room) => {
  const list = createListFeed(room, kindOf(room));
  return {
    rank: 120,
    reads: ['alarms', 'attributes'],
    async publish(messages) {
      if (!messages.some(movesAlarms)) return;
      room.badges.touch('alarm');
      if (!showsAlarms(room.sockets)) return;
      const read = (plain: boolean) => readChanged(room.db, room.customerId, messages, { plain });
      const plain = !list.readsText();
      const changes = await read(plain);
      // a list that looks at more may have been opened meanwhile
      await list.publish(plain && list.readsText() ? await read(false) : changes);
    },
    tick: list.tick,
  };
};

const kindOf = ({ db, customerId }: FeedRoom): FeedKind<Change, Row, AlarmRow, AlarmRowMessage> => ({
  type: 'alarm',
  rowOf: (change) => change,
  factsOf: ({ now }) => now,
  messagesOf: async (rows) => rows.map(({ message }) => message),
  judge: judgeChange,
  eventOf(verdict, { befores }) {
    if (verdict === 'update') return 'updated';
    return verdict === 'ingress' && befores.includes(null) ? 'created' : null;
  },
  emit: (sockets, event, entity, { cause }) =>
    emitTo(sockets, `alarm_${event}`, { v: 1, id: entity.id, cause, entity }),
  emitAlways(sockets, changes) {
    for (const { message, ...alarm } of changes) {
      emitStatus(sockets, alarm, message);
      emitDecided(sockets, alarm, message);
    }
  },
  readMoved: (moved) => readMoved(db, customerId, moved),
});

/** Sends a new status: by a decision to everybody who sees alarms, by a source to those who watch the alarm. */
function emitStatus(sockets: Iterable<LiveSocket>, alarm: ChangedAlarm, entity: AlarmRowMessage): void {
  const { cause } = alarm;
  const prevStatus = statusBefore(alarm);
  if (prevStatus === null) return;
  const receivers = [...sockets].filter(
    ({ ctx, watched }) => seesAlarms(ctx) && (alarm.isDecided || watched.has(alarm.now.id)),
  );
  emitTo(receivers, 'alarm_status_changed', { v: 1, id: entity.id, cause, prevStatus, entity });
}

function emitDecided(sockets: Iterable<LiveSocket>, alarm: ChangedAlarm, entity: AlarmRowMessage): void {
  const { cause } = alarm;
  const event = heldChangeOf(alarm);
  if (!event) return;
  const receivers = [...sockets].filter(({ ctx }) => seesAlarms(ctx));
  if (event === 'alarm_deleted') emitTo(receivers, event, { v: 1, id: entity.id, cause });
  else emitTo(receivers, event, { v: 1, id: entity.id, cause, entity });
}
