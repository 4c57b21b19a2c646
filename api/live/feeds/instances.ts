import { seesAlarms } from '../../../domain/lenses/lens-viewer.ts';
import { instanceEventOf, instanceMessage } from '../../../domain/live/watched-changes.ts';
import type { CreateFeed } from '../feed.ts';

/** Sends changed occurrences to those who watch their alarms. */
export const instances: CreateFeed = ({ sockets, dropSlow }) => ({
  rank: 100,
  reads: ['instances'],
  isIdle: () => [...sockets].every((live) => live.watched.size === 0),
  publish(messages) {
    const rows = messages.flatMap((message) => message.instances);
    for (const live of sockets) {
      for (const row of rows) {
        const sent = live.watched.get(row.alarmId);
        if (!sent || !seesAlarms(live.ctx)) continue;
        const event = instanceEventOf(row, sent.has(row.id));
        sent.add(row.id);
        if (event === 'alarm_instance_deleted') live.io.emit(event, { v: 1, id: row.id, alarmId: String(row.alarmId) });
        else live.io.emit(event, { v: 1, id: row.id, entity: instanceMessage(row) });
      }
    }
    if (rows.length > 0) dropSlow();
  },
});
