import type { DownloadDone } from '../../domain/changes/download-done.ts';
import type { LiveSocket } from './live-socket.ts';

/** Notifies the sockets of the person who requested a download that it is complete. */
export function notifyOfDownload(sockets: Iterable<LiveSocket>, { userId, ...download }: DownloadDone): void {
  for (const { io, ctx } of sockets) if (ctx.person.id === userId) io.emit('csv_download', { v: 1, ...download });
}
