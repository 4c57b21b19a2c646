import type { DownloadDone } from '../../domain/changes/download-done.ts';
import type { LiveSocket } from './live-socket.ts';

/** Tells the sockets of whoever asked for a table that it has been handed out. */
export function notifyOfDownload(sockets: Iterable<LiveSocket>, { userId, ...download }: DownloadDone): void {
  for (const { io, ctx } of sockets) if (ctx.person.id === userId) io.emit('csv_download', { v: 1, ...download });
}
