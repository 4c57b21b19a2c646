import { EnvHttpProxyAgent, fetch } from 'undici';
import {
  answerPlace,
  callAnswerMaxBytes,
  type PumpCallAnswer,
  type PumpCallRequest,
  pumpCallSchema,
  requestPlace,
  sealOfCalls,
} from '../domain/integrations/pump-calls.ts';
import type { PumpCall, PumpCallAnswered } from '../domain/integrations/pump-messages.ts';
import { pumpTexts } from '../texts/pump.ts';
import type { Settings } from './disk/settings.ts';
import { allows } from './sources/ask.ts';

/** Answers of one report, as base64: the door takes 8 MB. */
const reportMaxBytes = 6_000_000;
const answersAtOnce = 10;
/** Calls rarely come alone: for so long after one, the next is asked for soon. */
const busyForMs = 60_000;

/**
 * Calls a maintenance system of this network for the cloud, each call once. Only addresses that this machine allows are
 * called, and no redirect is followed.
 */
export function createCalls({ settings, key }: { settings: Pick<Settings, 'origins' | 'secrets'>; key: string }) {
  const seal = sealOfCalls(key);
  const agent = new EnvHttpProxyAgent();
  const running = new Set<string>();
  const answers = new Map<string, string>();
  let lastAt = Number.NEGATIVE_INFINITY;

  async function make({ id, request }: PumpCall): Promise<PumpCallAnswer> {
    let call: PumpCallRequest;
    try {
      call = pumpCallSchema.parse(JSON.parse(seal.open(Buffer.from(request, 'base64'), requestPlace(id))));
    } catch {
      return { failed: pumpTexts.otherKey, code: null, isRefused: true };
    }
    const url = new URL(call.url);
    if (!allows(settings, url)) return { failed: pumpTexts.originNotAllowed(url.origin), code: null, isRefused: true };
    try {
      const response = await fetch(url, {
        ...{ method: call.method, headers: call.headers, body: call.body, dispatcher: agent },
        redirect: 'manual',
        signal: AbortSignal.timeout(call.timeoutMs),
      });
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of response.body ?? []) {
        size += part.length;
        if (size > callAnswerMaxBytes) throw new Error(pumpTexts.sourceTooLarge(callAnswerMaxBytes / 1_048_576));
        parts.push(part);
      }
      const body = Buffer.concat(parts).toString();
      return { status: response.status, headers: [...response.headers], body };
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
      return { failed: cause?.message || message, code: cause?.code ?? null, isRefused: false };
    }
  }

  return {
    /** Makes calls that the cloud has handed out. */
    take(calls: readonly PumpCall[]): void {
      for (const call of calls) {
        if (running.has(call.id) || answers.has(call.id)) continue;
        running.add(call.id);
        lastAt = performance.now();
        void make(call).then((answer) => {
          running.delete(call.id);
          answers.set(call.id, seal.seal(JSON.stringify(answer), answerPlace(call.id)).toString('base64'));
        });
      }
    },
    /** Answers for the next report. */
    answers(): PumpCallAnswered[] {
      let bytes = 0;
      return [...answers].slice(0, answersAtOnce).flatMap(([id, answer], at) => {
        bytes += answer.length;
        return at === 0 || bytes <= reportMaxBytes ? [{ id, answer }] : [];
      });
    },
    /** Forgets answers that the cloud has. */
    delivered(sent: readonly PumpCallAnswered[]): void {
      for (const { id } of sent) answers.delete(id);
    },
    isBusy: (): boolean => running.size > 0 || answers.size > 0 || performance.now() - lastAt < busyForMs,
    stop: () => agent.destroy(),
  };
}
