import type { ExportDone } from '../../domain/changes/export-done.ts';
import type { LiveSocket } from './live-socket.ts';

/** Notifies the sockets of the person who requested an export that it has ended (ANA.8). */
export function notifyOfExport(sockets: Iterable<LiveSocket>, { userId, ...done }: ExportDone): void {
  for (const { io, ctx } of sockets) if (ctx.person.id === userId) io.emit('report_export_complete', { v: 1, ...done });
}
