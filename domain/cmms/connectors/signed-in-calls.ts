import type { Clock } from '../../../platform/clock.ts';
import type { Outbound } from '../../../platform/outbound.ts';
import { cmmsSyncTexts } from '../../../texts/server/cmms-sync.ts';
import type { ConnectorSettings } from './connector.ts';
import { type Call, type Descriptor, readable } from './descriptor.ts';
import { CmmsFailure } from './failure.ts';
import { createPace } from './pace.ts';
import { type Read, readAnswer } from './read-answer.ts';
import { createSignIn } from './sign-in.ts';
import { send } from './transport.ts';

const defaultTimeoutSeconds = 30;
const defaultAtOnce = 4;

/** Dependencies of connectors. */
export interface ConnectorDeps {
  clock: Clock;
  outbound: Pick<Outbound, 'fetch'>;
}

/** Calls to a system, as many at once and a minute as it takes. */
export interface SignedInCalls {
  atOnce: number;
  /** Signs in if needed, calls unless `signal` says otherwise, and reads the answer. @throws CmmsFailure. */
  run(call: Call, signal?: AbortSignal): Promise<Read>;
}

/** Creates what calls a system within its limits, and signs in again once if the session is no longer valid. */
export function createSignedInCalls(
  descriptor: Descriptor,
  settings: ConnectorSettings,
  deps: ConnectorDeps,
): SignedInCalls {
  const setting = readable(settings);
  const { export: limits } = settings;
  const timeoutMs = (limits.timeout ?? defaultTimeoutSeconds) * 1_000;
  const isAlone = !descriptor.concurrent || limits.isConcurrencySupported === false;
  const atOnce = isAlone ? 1 : (limits.maxConcurrentApiRequests ?? defaultAtOnce);
  const pace = createPace({
    perMinute: limits.maxQueriesPerMinute ?? descriptor.throttle.maxPerMinute,
    atOnce,
    intervalMs: (limits.apiRequestIntervalSeconds ?? 0) * 1_000,
  });
  const signIn = createSignIn(
    descriptor.auth,
    setting,
    async (call) => (await ask(call, {})).body,
    () => deps.clock.now().getTime(),
  );

  async function ask(call: Call, who: Record<string, string>, signal?: AbortSignal): Promise<Read> {
    const whole = { ...call, query: { ...descriptor.query, ...call.query } };
    const headers = { ...descriptor.headers?.(setting), ...who };
    const answer = await pace(() => {
      signal?.throwIfAborted();
      return send({ base: descriptor.base(setting), timeoutMs, outbound: deps.outbound, signal }, whole, headers);
    });
    if (answer.status === 401) throw new SignedOut(readFailure(call, answer));
    return readAnswer(descriptor, call, answer);
  }

  const readFailure = (call: Call, answer: Parameters<typeof readAnswer>[2]): CmmsFailure => {
    try {
      readAnswer(descriptor, call, answer);
    } catch (error) {
      if (error instanceof CmmsFailure) return error;
    }
    return new CmmsFailure('refused', cmmsSyncTexts.signedOut);
  };

  async function run(call: Call, signal?: AbortSignal): Promise<Read> {
    for (let again = false; ; again = true) {
      const who = await signIn.headers().catch((error: unknown) => {
        throw notSignedIn(error);
      });
      try {
        return await ask(call, who, signal);
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error;
        if (!signIn.forget(who) || again) throw notSignedIn(error);
      }
    }
  }

  return { atOnce, run };
}

/** The system answered 401. */
class SignedOut extends Error {
  readonly failure: CmmsFailure;
  constructor(failure: CmmsFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

function notSignedIn(error: unknown): CmmsFailure {
  if (error instanceof CmmsFailure && error.kind !== 'refused' && error.kind !== 'unclear') return error;
  const { message, cause } = error instanceof SignedOut ? error.failure : (error as Error);
  // signing in does nothing that could be done twice
  if (error instanceof CmmsFailure && error.kind === 'unclear') return new CmmsFailure('retryable', message, { cause });
  return new CmmsFailure('refused', cmmsSyncTexts.signInFailed(message), { cause });
}
