import { io, type Socket } from 'socket.io-client';
import { type Product, password } from './product.ts';

export interface Session {
  /** @returns `data` of the answer. @throws Error with the first error's message. */
  graphql<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Opens a socket with a lens, as a console does: active alarms by default. */
  openLens(lens?: { type: 'alarm' | 'work'; lensId: string }): Promise<Socket>;
}

/** Signs the bench's user in. */
export async function signIn(product: Product): Promise<Session> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function graphql<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${product.api}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: Array<{ message: string }> };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  }
  const { signIn: session } = await graphql<{ signIn: { token: string } }>(
    'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email: product.email, password },
  );
  Object.assign(headers, { authorization: `Bearer ${session.token}`, 'customer-id': String(product.customerId) });
  return {
    graphql,
    async openLens({ type, lensId } = { type: 'alarm', lensId: 'active-alarms' }) {
      const socket = io(product.api, { transports: ['websocket'], extraHeaders: headers });
      await new Promise<void>((resolve, reject) => {
        const lens = { key: 'bench', type, lensId, criteria: [], searchTerm: null };
        socket.on('init', () =>
          socket.emit('lens_open', lens, (result: { ok: boolean; message?: string }) =>
            result.ok ? resolve() : reject(new Error(result.message)),
          ),
        );
        socket.on('connect_error', reject);
      });
      return socket;
    },
  };
}
