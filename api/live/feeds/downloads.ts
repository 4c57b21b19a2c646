import type { CreateFeed } from '../feed.ts';

/** Notifies the sockets of the person who requested a download that it is complete. */
export const downloads: CreateFeed = ({ sockets }) => ({
  rank: 30,
  reads: ['downloads'],
  publish(messages) {
    for (const { userId, ...download } of messages.flatMap((message) => message.downloads))
      for (const { io, ctx } of sockets) if (ctx.person.id === userId) io.emit('csv_download', { v: 1, ...download });
  },
});
