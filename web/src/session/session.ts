import { storageKeys } from '#domain/constants.ts';

export const tokenKey = 'session-token';
const deviceKey = 'device-id';
const deviceIdBytes = 16;

/** Sign-in data that the browser keeps, in local storage so that every tab shares it. */
export interface Session {
  token(): string | null;
  customerId(): string | null;
  start(token: string): void;
  chooseCustomer(customerId: string): void;
  /** Keeps the team that an operation is about. @returns its header (USR-059). */
  inTeam(teamId: string): Record<string, string>;
  /** Headers that every request and the socket's handshake carry. */
  headers(): Record<string, string>;
  /** Random text by which this browser is recognized at its next sign-in; it stays after the end of one. */
  deviceId(): string;
  /** Stores the path an anonymous visitor requested. */
  keepDeepLink(path: string): void;
  /** Returns and clears the path; null if none. */
  takeDeepLink(): string | null;
  /** Forgets the sign-in; preferences and the deep link stay. */
  end(): void;
}

/** A deep link stays inside this app: one slash, then no host. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

export const createSession = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Session => ({
  token: () => storage.getItem(tokenKey),
  customerId: () => storage.getItem(storageKeys.customerId),
  start: (token) => storage.setItem(tokenKey, token),
  chooseCustomer: (customerId) => storage.setItem(storageKeys.customerId, customerId),
  inTeam(teamId) {
    storage.setItem(storageKeys.teamId, teamId);
    return { [storageKeys.teamId]: storage.getItem(storageKeys.teamId) ?? teamId };
  },
  headers() {
    const token = this.token();
    const customerId = this.customerId();
    return {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(customerId && { [storageKeys.customerId]: customerId }),
    };
  },
  deviceId() {
    const known = storage.getItem(deviceKey);
    if (known) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(deviceIdBytes));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    storage.setItem(deviceKey, made);
    return made;
  },
  keepDeepLink: (path) => storage.setItem(storageKeys.deepLink, path),
  takeDeepLink() {
    const path = storage.getItem(storageKeys.deepLink);
    storage.removeItem(storageKeys.deepLink);
    return isOwnPath(path) ? path : null;
  },
  end() {
    for (const key of [tokenKey, storageKeys.customerId, storageKeys.teamId, storageKeys.ssoSignedIn]) {
      storage.removeItem(key);
    }
  },
});
