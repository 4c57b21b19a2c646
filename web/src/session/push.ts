import type { ApolloClient } from '@apollo/client';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from './apollo.ts';

/** State of notifications on a device; `blocked`: the person has forbidden them in the browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const pushKeyQuery = graphql(`
  query PushKey {
    me {
      pushKey
    }
  }
`);
const addDeviceMutation = graphql(`
  mutation AddDeviceRegistrationToken($token: String!) {
    addDeviceRegistrationToken(token: $token)
  }
`);
const removeDeviceMutation = graphql(`
  mutation RemoveDeviceRegistrationToken($token: String!) {
    removeDeviceRegistrationToken(token: $token)
  }
`);

const quiet = { quiet: true } as const;
const isSupported = (): boolean => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
const tokenOf = (subscription: PushSubscription): string => JSON.stringify(subscription);

/** Reads the subscription of this browser to its push service; null without one. */
async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Reads what this device does about notifications. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await readSubscription()) ? 'on' : 'off';
}

const bytesOf = (key: string): string => atob(key.replaceAll('-', '+').replaceAll('_', '/'));

/** Subscribes this browser under the installation's key: one of another installation, or of an earlier key, is of no use. */
async function subscribe(client: ApolloClient): Promise<PushSubscription> {
  const { data } = await client.query({ query: pushKeyQuery, ...alwaysFresh, context: quiet });
  const applicationServerKey = Uint8Array.from(bytesOf(data?.me.pushKey ?? ''), (each) => each.charCodeAt(0));
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const itsKey = new Uint8Array(known?.options.applicationServerKey ?? []);
  if (known && itsKey.join() === applicationServerKey.join()) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Asks the person, subscribes this browser and registers it for them.
 * @returns what the device does then: `blocked` or `off` if they have not allowed it.
 * @throws an error of the browser, its push service or the server; the device stays off.
 */
export async function turnPushOn(client: ApolloClient): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const subscription = await subscribe(client);
  try {
    await client.mutate({ mutation: addDeviceMutation, variables: { token: tokenOf(subscription) }, context: quiet });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends notifications on this device. @throws an error of the browser or the server. */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  const subscription = await readSubscription();
  if (!subscription) return;
  const token = tokenOf(subscription);
  await subscription.unsubscribe();
  await client.mutate({ mutation: removeDeviceMutation, variables: { token }, context: quiet });
}

/** Registers this device, if it is subscribed, for whoever is signed in now: the session before took its token along (MOB.3). */
export async function renewDevice(client: ApolloClient): Promise<void> {
  if ((await readPushState()) !== 'on') return;
  const token = tokenOf(await subscribe(client));
  await client.mutate({ mutation: addDeviceMutation, variables: { token }, context: quiet });
}
