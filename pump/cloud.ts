import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { EnvHttpProxyAgent, fetch } from 'undici';
import { eventsPath, pumpPath, replayHeader } from '../domain/integrations/ingest-route.ts';
import { type PumpAnswer, type PumpReport, pumpAnswerSchema } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import type { PumpIntegration } from './disk/settings.ts';

const zip = promisify(gzip);
const answerWithinMs = 60_000;
/** A clock that differs by less is right: the cloud says its time in whole seconds. */
const clockToleranceMs = 5_000;
/** Statuses of a body that is refused for what it is: sent again it would be refused again. */
const bodyRefused = [400, 413];

/** Failure that may pass: the request is repeated. */
export class NotNow extends Error {
  readonly afterSeconds: number | null;
  constructor(message: string, afterSeconds: number | null = null) {
    super(message);
    this.afterSeconds = afterSeconds;
  }
}

/** Answer to payloads: stored but for some, or refused as a whole. */
export type Delivered = { refused: Array<{ position: number; reason: string }> } | { tooMuch: string };

/** The product as one integration sees it. Proxies are taken from HTTPS_PROXY and NO_PROXY. */
export interface Cloud {
  /**
   * @param replay id of the replay that has read the payloads; null: they are new.
   * @throws NotNow
   */
  deliver(items: readonly string[], replay: string | null): Promise<Delivered>;
  /** @throws NotNow */
  report(report: PumpReport): Promise<PumpAnswer>;
  /** This machine's clock less the cloud's, by its last answer; 0 until there is one. */
  clockAheadMs(): number;
  close(): Promise<void>;
}

export function createCloud(url: string, { id, key }: PumpIntegration): Cloud {
  const agent = new EnvHttpProxyAgent({ connect: { timeout: 20_000 } });
  let aheadMs = 0;

  async function post(
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; answer: Record<string, unknown>; date: string | null }> {
    const packed = await zip(body);
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          ...headers,
        },
        body: packed,
        dispatcher: agent,
        // the key is for this address only
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const answer = await response.json().catch(() => ({}));
      const { status } = response;
      const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
      const fields = isObject ? (answer as Record<string, unknown>) : {};
      if (response.ok || bodyRefused.includes(status))
        return { status, answer: fields, date: response.headers.get('date') };
      const after = Number(response.headers.get('retry-after'));
      throw new NotNow(pumpTexts.answered(status, reasonOf(fields)), after > 0 ? after : null);
    } catch (error) {
      if (error instanceof NotNow) throw error;
      const cause = (error as Error).cause;
      const reason = cause instanceof Error ? cause.message || cause.name : (error as Error).message;
      throw new NotNow(pumpTexts.unreachable(new URL(url).host, reason));
    }
  }

  return {
    async deliver(items, replay) {
      const headers: Record<string, string> = replay === null ? {} : { [replayHeader]: replay };
      const { status, answer } = await post(eventsPath(id), `[${items.join(',')}]`, headers);
      if (bodyRefused.includes(status)) {
        // an answer of something between, such as a login page of the network, refuses nothing
        if (typeof answer.error !== 'string') throw new NotNow(pumpTexts.garbled);
        return { tooMuch: reasonOf(answer) };
      }
      const outcomes = answer.items;
      if (!Array.isArray(outcomes) || outcomes.length !== items.length) throw new NotNow(pumpTexts.garbled);
      const refused = outcomes.flatMap((one: { outcome?: string; reason?: string } | null, position) =>
        one?.outcome === 'accepted' ? [] : [{ position, reason: one?.reason ?? '' }],
      );
      return { refused };
    },
    async report(report) {
      const { answer, date } = await post(pumpPath(id), JSON.stringify(report));
      const parsed = pumpAnswerSchema.safeParse(answer);
      if (!parsed.success) throw new NotNow(reasonOf(answer) || pumpTexts.garbled);
      const difference = Date.now() - Date.parse(date ?? '');
      aheadMs = Math.abs(difference) > clockToleranceMs ? difference : 0;
      return parsed.data;
    },
    clockAheadMs: () => aheadMs,
    close: () => agent.destroy(),
  };
}

const reasonOf = (answer: Record<string, unknown>): string =>
  typeof answer.error === 'string' ? answer.error.slice(0, 500) : '';
