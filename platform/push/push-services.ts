import webPush from 'web-push';
import { z } from 'zod';
import type { Outbound } from '../outbound.ts';
import type { PushKeys } from './push-keys.ts';

/** A message as a device gets it. */
export interface PushToSend {
  id: string;
  title: string;
  body: string;
  /** Path that it opens, and the one that it opens on a phone. */
  path: string;
  phonePath: string;
  /** Seconds for which the push service keeps it for a device that is off. */
  ttl: number;
}

export interface PushServices {
  /**
   * Hands a message to the push service of a device.
   * @param token the device's subscription, as its browser gave it.
   * @throws PushNotTaken, or Error of the connection.
   */
  send(token: string, push: PushToSend): Promise<void>;
}

/** A push service has not taken a message. */
export class PushNotTaken extends Error {
  /** True if the device is subscribed no longer, or never was. */
  readonly isGone: boolean;

  constructor(reason: string, isGone: boolean) {
    super(reason);
    this.isGone = isGone;
  }
}

const timeoutMs = 15_000;
/** Answers for a subscription that the push service does not know, or no longer (RFC 8030), or of other keys. */
const gone = new Set([400, 403, 404, 410]);

/** Subscription as `PushSubscription.toJSON()` of a browser returns it. */
const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

function subscriptionOf(token: string): z.output<typeof subscriptionSchema> | null {
  try {
    return subscriptionSchema.safeParse(JSON.parse(token)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Client of the push services of browsers (RFC 8030): messages are encrypted for their device (RFC 8291). The address of
 * a service is the device's word, so that it is judged like any other that people enter.
 * @param contact address by which a push service reaches the operator, e.g. mailto:…
 */
export function createPushServices(keys: PushKeys, contact: string, outbound: Outbound): PushServices {
  return {
    async send(token, { id, title, body, path, phonePath, ttl }) {
      const subscription = subscriptionOf(token);
      if (!subscription) throw new PushNotTaken('No subscription of a browser', true);
      const {
        endpoint,
        headers,
        body: encrypted,
      } = encryptedFor(subscription, { id, title, body, path, phonePath }, ttl);
      const response = await outbound.fetch(new URL(endpoint), {
        method: 'POST',
        headers,
        body: encrypted,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new PushNotTaken(`The push service answered ${response.status}`, gone.has(response.status));
    },
  };

  /** @throws PushNotTaken for keys that are none. */
  function encryptedFor(subscription: webPush.PushSubscription, message: object, TTL: number) {
    try {
      const vapidDetails = { subject: contact, ...keys };
      const options = { vapidDetails, TTL, urgency: 'high' } as const;
      const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
      // counted by whoever sends it
      const { 'Content-Length': _, ...headers } = request.headers;
      return { ...request, headers };
    } catch (error) {
      throw new PushNotTaken(`The subscription cannot be used: ${(error as Error).message}`, true);
    }
  }
}
