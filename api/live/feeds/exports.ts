import type { CreateFeed } from '../feed.ts';

/** Notifies the sockets of the person who requested an export that it has ended (ANA.8). */
export const exported: CreateFeed = ({ sockets }) => ({
  rank: 40,
  reads: ['exports'],
  publish(messages) {
    for (const { userId, ...done } of messages.flatMap((message) => message.exports))
      for (const { io, ctx } of sockets)
        if (ctx.person.id === userId) io.emit('report_export_complete', { v: 1, ...done });
  },
});
