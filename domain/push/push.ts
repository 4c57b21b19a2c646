import type { Reader } from '../outgoing/deliver-due.ts';

/** A message to the devices of one person. */
export interface Push {
  /** Id derived from cause and recipient, for one that must not be written twice. */
  id: string;
  /** Person whose devices get it, if they may still see the area when it is sent. */
  reader: Reader;
  title: string;
  body: string;
  /** Page of the console that it opens. */
  path: string;
  /** Page that it opens on a phone. */
  phonePath: string;
  createdAt: Date;
  /** Time after which it is no longer sent. */
  expiresAt: Date;
}

/** A device rejects a message for good: it is no longer there. */
export class DeviceGone extends Error {}

/** Transport of messages to devices. */
export interface PushTransport {
  /**
   * @param token of the device. @param ttl seconds for which the message is of use.
   * @throws DeviceGone if the device is to be forgotten; any other error is tried again.
   */
  send(
    token: string,
    push: Pick<Push, 'id' | 'title' | 'body' | 'path' | 'phonePath'> & { ttl: number },
  ): Promise<void>;
}
