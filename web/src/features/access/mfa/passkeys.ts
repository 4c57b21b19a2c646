import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** True if this browser has passkeys, on a page that may use them. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Has the browser make a passkey by the server's options. @returns its answer, for the server. */
export const createPasskey = (options: unknown): Promise<unknown> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** Has the browser sign with a passkey by the server's options. @returns its answer, for the server. */
export const askPasskey = (options: unknown): Promise<unknown> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
