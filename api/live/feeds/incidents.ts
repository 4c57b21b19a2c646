import { seesAlarms } from '../../../domain/lenses/lens-viewer.ts';
import type { CreateFeed } from '../feed.ts';

/** Alarms that one event names at most: packets of a flood stay small. */
const alarmsAtOnce = 1_000;

/** Notifies sockets of who sees alarms that incidents have changed: one event for a batch. */
export const incidents: CreateFeed = ({ sockets }) => ({
  rank: 50,
  reads: ['incidents'],
  publish(messages) {
    const changes = messages.flatMap((message) => message.incidents);
    if (changes.length === 0) return;
    const ids = [...new Set(changes.map(({ id }) => String(id)))];
    const alarmIds = [...new Set(changes.flatMap((change) => change.alarmIds.map(String)))];
    for (let at = 0; at === 0 || at < alarmIds.length; at += alarmsAtOnce)
      for (const { io, ctx } of sockets)
        if (seesAlarms(ctx))
          io.emit('incidents_changed', {
            v: 1,
            ids: at === 0 ? ids : [],
            alarmIds: alarmIds.slice(at, at + alarmsAtOnce),
          });
  },
});
