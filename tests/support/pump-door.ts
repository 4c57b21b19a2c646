import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { PumpCommand, PumpReport } from '../../domain/integrations/pump-messages.ts';
import { randomOf } from '../../simulators/bas/random.ts';

/** The side of the cloud, in the test's hands: stores payloads as the doors do, and answers reports with a configuration. */
export interface PumpDoor {
  url: string;
  /** Payloads as it stored them, request by request. */
  delivered: string[][];
  reports: PumpReport[];
  /** Sources that it has a pump read, and the revision of that. */
  config: { revision: number; sources: object[] };
  /** Command that it hands out until it has the result. */
  command: PumpCommand | null;
  /** Probability that a request is answered with a failure, or stored without an answer. */
  faults: number;
  /** True: every connection breaks. */
  isAway: boolean;
  /** False: payloads are answered with 503. */
  takesEvents: boolean;
  close(): void;
}

export async function openPumpDoor(): Promise<PumpDoor> {
  const random = randomOf(11);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = gunzipSync(Buffer.concat(parts)).toString();
    if (door.isAway) return request.socket.destroy();
    const isReport = request.url?.endsWith('/pump');
    if (random.next() < door.faults / 2 || !(isReport || door.takesEvents))
      return response.writeHead(503, { 'retry-after': '1' }).end('{"error":"busy"}');
    if (isReport) {
      const report = JSON.parse(text) as PumpReport;
      door.reports.push(report);
      const { revision, sources } = door.config;
      const config = report.configRevision === revision ? null : { revision, config: { pollSeconds: 1, sources } };
      if (report.results.some(({ id }) => id === door.command?.id)) door.command = null;
      return response.end(JSON.stringify({ v: 1, isReplaced: false, config, command: door.command }));
    }
    const items = JSON.parse(text) as string[];
    door.delivered.push(items);
    // stored, but the answer is lost
    if (random.next() < door.faults / 2) return request.socket.destroy();
    response.writeHead(207).end(JSON.stringify({ items: items.map(() => ({ outcome: 'accepted' })) }));
  });
  const door: PumpDoor = {
    ...{ url: '', delivered: [], reports: [], config: { revision: 1, sources: [] }, command: null },
    ...{ faults: 0, isAway: false, takesEvents: true },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return door;
}
