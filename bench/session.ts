import { io, type Socket } from 'socket.io-client';
import { type Product, password } from './product.ts';

interface OpenedLens {
  type: 'alarm' | 'work';
  lensId: string;
}

export interface Session {
  token: string;
  /** @returns `data` of the answer. @throws Error with the first error's message. */
  graphql<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Opens a socket with a lens, as a console does: active alarms by default. */
  openLens(lens?: OpenedLens): Promise<Socket>;
}

/** Opens a socket of a session with a lens, as a console does: active alarms by default. */
export async function openLens(
  { api, customerId }: Product,
  token: string,
  { type, lensId }: OpenedLens = { type: 'alarm', lensId: 'active-alarms' },
): Promise<Socket> {
  const extraHeaders = { authorization: `Bearer ${token}`, 'customer-id': String(customerId) };
  const socket = io(api, { transports: ['websocket'], forceNew: true, extraHeaders });
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
}

/** Signs the bench's user in, or another one with its password. */
export async function signIn(product: Product, email = product.email): Promise<Session> {
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
    { email, password },
  );
  Object.assign(headers, { authorization: `Bearer ${session.token}`, 'customer-id': String(product.customerId) });
  return {
    token: session.token,
    graphql,
    openLens: (lens) => openLens(product, session.token, lens),
  };
}
