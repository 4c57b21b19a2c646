/** Protocols that a console offers when it opens its WebSocket: a browser can send credentials in no other header. */
export const socketProtocols = { own: 'annunciator', bearer: 'bearer.', customer: 'customer.' } as const;

/** Protocols to offer for a session; the server answers with the first and discloses none of the others. */
export function protocolsOf({ token, customerId }: { token: string | null; customerId: string | null }): string[] {
  const { own, bearer, customer } = socketProtocols;
  return [own, ...(token ? [bearer + token] : []), ...(customerId ? [customer + customerId] : [])];
}
