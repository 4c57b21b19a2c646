import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * Sends one GET request by Node's own client: `fetch` would stay in the memory of `npm start` for as long as it runs.
 * @throws Error if nothing answers within `timeoutMs`.
 */
export function get(url: URL, timeoutMs: number): Promise<{ status: number; text: string }> {
  const ask = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = ask(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, text: said }), reject);
    });
    request.on('error', reject);
  });
}
