import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An alarm as an oBIX server keeps it: one record, which changes until it is acknowledged and back to normal. */
export interface ObixRecord {
  href: string;
  /** ISO with an offset. */
  timestamp: string;
  normalTimestamp?: string;
  ackTimestamp?: string;
  source: string;
  text: string;
}

export interface ObixServer {
  /** Address of its alarm query. */
  url: string;
  origin: string;
  alarms: ObixRecord[];
  /** Ranges that were asked for, oldest first. */
  queries: Array<{ start: number; end: number | null; limit: number }>;
  /** Answer instead of alarms, if set. */
  fault: { status: number; body: string } | null;
  stop(): Promise<void>;
}

const bodyMax = 10_000;

/** Starts a simulated oBIX server with an alarm query that filters by time and limit, oldest first, behind a password. */
export async function startObixServer(credentials: { username: string; password: string }): Promise<ObixServer> {
  const expected = `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const send = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' });
      response.end(body);
    };
    const body = await textOf(request);
    if (system.fault) return send(system.fault.status, system.fault.body);
    if (request.headers.authorization !== expected) return send(401, '');
    if (request.method !== 'POST' || request.url !== '/obix/alarm/~alarmQuery/') return send(404, '');
    const value = (name: string): string | undefined => body.split(`name="${name}" val="`)[1]?.split('"')[0];
    const [start, limit] = [Date.parse(value('start') ?? ''), Number(value('limit'))];
    const end = value('end') === undefined ? null : Date.parse(value('end') ?? '');
    system.queries.push({ start, end, limit });
    const found = system.alarms
      .filter(({ timestamp }) => Date.parse(timestamp) >= start && (end === null || Date.parse(timestamp) <= end))
      .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
      .slice(0, limit);
    send(200, answerOf(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const system: ObixServer = {
    ...{ origin, url: `${origin}/obix/alarm/~alarmQuery/`, alarms: [], queries: [], fault: null },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return system;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > bodyMax) break;
  }
  return text;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const answerOf = (alarms: readonly ObixRecord[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<obj is="obix:AlarmQueryOut" xmlns="http://obix.org/ns/schema/1.0">
  <int name="count" val="${alarms.length}"/>
  <list name="data" of="obix:Alarm">${alarms.map(alarmXml).join('')}
  </list>
</obj>`;

const time = (name: string, value: string | undefined): string =>
  value === undefined ? `<abstime name="${name}" null="true"/>` : `<abstime name="${name}" val="${value}"/>`;

const alarmXml = (alarm: ObixRecord): string => `
    <obj href="${escaped(alarm.href)}" is="obix:Alarm obix:AckAlarm obix:PointAlarm obix:StatefulAlarm">
      ${time('timestamp', alarm.timestamp)}
      ${time('normalTimestamp', alarm.normalTimestamp)}
      ${time('ackTimestamp', alarm.ackTimestamp)}
      <str name="sourceName" val="${escaped(alarm.source)}"/>
      <int name="priority" val="64"/>
      <str name="alarmClass" val="defaultAlarmClass"/>
      <str name="fromState" val="Normal"/>
      <str name="toState" val="High Limit"/>
      <str name="msgText" val="${escaped(alarm.text)}"/>
    </obj>`;
