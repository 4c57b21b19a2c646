import { mayRead } from '../../domain/identity/may-read.ts';
import { DeviceGone, type PushTransport } from '../../domain/push/push.ts';
import { forgetPushes, sendDuePushes } from '../../domain/push/send-pushes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { OutboundRefused } from '../../platform/outbound.ts';
import { PushNotTaken, type PushServices } from '../../platform/push/push-services.ts';
import type { Component } from '../../platform/service.ts';
import { createSender } from './create-sender.ts';

export interface PushSenderDeps {
  services: PushServices;
  db: Database;
  clock: Clock;
  log: Log;
  pauseMs?: number | undefined;
}

/** Pushes messages to people's devices as they are written; retries those that fail, without delaying others. */
export function createPushSender({ services, pauseMs, ...deps }: PushSenderDeps): Component {
  const transport: PushTransport = { send: (token, push) => services.send(token, push).catch(judge) };
  return createSender({
    ...deps,
    pauseMs,
    what: 'push messages',
    sendDue: () => sendDuePushes({ ...deps, transport, mayRead: (reader) => mayRead(deps, reader) }),
    forget: () => forgetPushes(deps),
  });
}

/** A device whose service may not be connected to is never reached. */
function judge(error: Error): never {
  const isGone = (error instanceof PushNotTaken && error.isGone) || error instanceof OutboundRefused;
  throw isGone ? new DeviceGone(error.message, { cause: error }) : error;
}
