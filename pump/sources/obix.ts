import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { ask } from './ask.ts';
import { type ObixAlarm, obixAlarms } from './obix-alarms.ts';
import { fingerprint, textPayload } from './payloads.ts';
import { createSent } from './sent.ts';
import type { Reached, ReplayRange, Sink, Source, SourceDeps } from './source.ts';

const sentMax = 50_000;
const pageSize = 500;
const hourMs = 3_600_000;
/** An alarm that stays open for longer is no longer asked for. */
const openMaxMs = 30 * 24 * hourMs;

/**
 * The alarm query of an oBIX server (`~alarmQuery/`). Its records change when they are acknowledged or return, so that
 * each read asks from the oldest alarm that was still open, and sends those that have changed.
 */
export function createObixSource(deps: SourceDeps<SourceOf<'OBIX'>>): Source {
  const { config, settings, journal, clockAheadMs = () => 0 } = deps;
  const sent = createSent(journal, sentMax);

  /** Pages through a range in the order of time. */
  async function* pagesOf(from: number, to: number | null, signal: AbortSignal): AsyncGenerator<ObixAlarm[]> {
    for (let start = from; !signal.aborted; ) {
      const { body } = await ask(
        config.url,
        {
          method: 'POST',
          body: filterOf(start, to),
          headers: { 'content-type': 'text/xml; charset=utf-8' },
          secret: config.secret,
        },
        settings,
        signal,
      );
      const alarms = obixAlarms((body ?? Buffer.alloc(0)).toString()).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
      yield alarms;
      const last = alarms.at(-1)?.at ?? null;
      // a server without pages answers with everything
      if (alarms.length < pageSize || last === null || last <= start) return;
      start = last;
    }
  }

  async function read(sink: Sink, signal: AbortSignal): Promise<string | null> {
    const now = Date.now() - clockAheadMs();
    const opened = journal
      .keys()
      .map((href) => Number(String(journal.get(href)).split(' ')[1] || Number.NaN))
      .filter((at) => at > now - openMaxMs);
    const from = opened.reduce((oldest, at) => Math.min(oldest, at), now - config.lookBackHours * hourMs);
    for await (const page of pagesOf(from, null, signal)) {
      const changed = page
        .map((alarm) => [alarm, `${fingerprint(alarm.xml)} ${alarm.isOpen ? (alarm.at ?? '') : ''}`] as const)
        .filter(([{ href }, mark]) => !sent.isSent(href, mark));
      await sink.put(changed.map(([{ xml }]) => textPayload(xml)));
      await sent.note(changed.map(([{ href }, mark]) => [href, mark] as const));
    }
    return null;
  }

  async function replay(
    { from, to }: ReplayRange,
    sink: Sink,
    signal: AbortSignal,
    reached: Reached,
  ): Promise<string | null> {
    let first = from;
    for await (const page of pagesOf(from ?? 0, to, signal)) {
      await sink.put(page.map(({ xml }) => textPayload(xml)));
      // without a start the range begins with the oldest alarm
      first ??= page[0]?.at ?? null;
      const last = page.at(-1)?.at ?? null;
      if (first !== null && last !== null && to > first) reached((last - first) / (to - first));
    }
    return null;
  }

  return { read, replay };
}

function filterOf(from: number, to: number | null): string {
  const time = (name: string, at: number): string => `<abstime name="${name}" val="${new Date(at).toISOString()}"/>`;
  const end = to === null ? '' : time('end', to);
  return `<obj is="obix:AlarmFilter"><int name="limit" val="${pageSize}"/>${time('start', from)}${end}</obj>`;
}
