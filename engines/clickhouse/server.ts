import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswer } from './answer.ts';
import { type Body, openBody, readWhole } from './body.ts';
import { fromEngine, refuse } from './errors.ts';
import type { Executor } from './executor.ts';
import { externalTables } from './external.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import { type Asked, authenticate, readAsked } from './request.ts';

export interface ServerDeps {
  port: number;
  user: string;
  password: string;
  version: string;
  timezone: string;
  executor: Executor;
}

export interface HttpServer {
  port: number;
  /** No new requests; resolves when those in work are answered, or after `patienceMs` has them killed. */
  stop(patienceMs: number): Promise<void>;
}

const LARGEST_FORM = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

function nothingThere(pathname: string): string {
  return `There is no handle ${pathname}\n\nUse / or /ping for health checks.\nOr /replicas_status for more sophisticated health checks.\n\nSend queries from your program with POST method or GET /?query=...\n`;
}

function plain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/html; charset=UTF-8' });
  res.end(text);
}

/** As a server's request line has them: a query goes to the root or to /query, with or without parameters. */
function isQuery(req: IncomingMessage, url: URL): boolean {
  const named = url.search !== '' || (req.url ?? '').includes('?');
  if (req.method === 'GET' || req.method === 'HEAD')
    return named && (url.pathname === '/' || url.pathname === '/query');
  return url.pathname === '/' || (url.pathname === '/query' && named);
}

function emptyBody(): Body {
  return { next: async () => undefined, leave: async () => undefined };
}

/** The HTTP interface, on loopback alone: whoever reaches it can read the machine's files through `file()`. */
export async function startServer(deps: ServerDeps): Promise<HttpServer> {
  const atWork = new Set<Promise<void>>();
  let stopping = false;

  const readRequest = async (req: IncomingMessage, url: URL): Promise<{ asked: Asked; body: Body }> => {
    const body = openBody(req);
    const boundary = boundaryOf(req.headers['content-type']);
    if (boundary === undefined) return { asked: readAsked(req, url.searchParams), body };
    const form = readMultipart(await readWhole(body, LARGEST_FORM), boundary);
    const external = externalTables(form.files, new URLSearchParams([...url.searchParams, ...form.fields]));
    const ofStatement = form.fields.filter(([name]) => name === 'query' || name.startsWith('param_'));
    const fields = new URLSearchParams([...url.searchParams, ...ofStatement]);
    return { asked: readAsked(req, fields, external), body: emptyBody() };
  };

  const answerQuery = async (req: IncomingMessage, res: ServerResponse, url: URL) => {
    const options = { queryId: url.searchParams.get('query_id') ?? '', version: deps.version, timezone: deps.timezone };
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
    });
    try {
      const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
      if (req.method === 'POST' && length === undefined && coding === undefined) {
        throw refuse(
          381,
          'The Transfer-Encoding is not chunked and there is no Content-Length header for POST request',
        );
      }
      authenticate(req, url.searchParams, deps.user, deps.password);
      const { asked, body } = await readRequest(req, url);
      const answer = createAnswer(res, { ...options, ...asked });
      await deps.executor.execute(asked, body, answer, gone.signal);
    } catch (error) {
      createAnswer(res, { ...options, holdBytes: 0, encoding: undefined }).fail(fromEngine(error));
      req.resume();
    }
  };

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (stopping) res.setHeader('Connection', 'close');
    if (req.method === 'OPTIONS') return void res.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    if (!['GET', 'HEAD', 'POST'].includes(req.method ?? '')) return plain(res, 501, 'Not implemented\n');
    if (isQuery(req, url)) return answerQuery(req, res, url);
    if (url.pathname === '/ping' || url.pathname === '/replicas_status') return plain(res, 200, 'Ok.\n');
    if (url.pathname === '/') return plain(res, 200, 'Ok.\n');
    return plain(res, 404, nothingThere(url.pathname));
  };

  const server = createServer({ maxHeaderSize: MIB, keepAliveTimeout: 10_000, requestTimeout: 0 }, (req, res) => {
    const done = handle(req, res).catch((error: unknown) => {
      console.error(`request failed: ${error instanceof Error ? error.stack : error}`);
      res.destroy();
    });
    atWork.add(done);
    void done.then(() => atWork.delete(done));
  });
  server.listen(deps.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patienceMs) {
      stopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const kill = setTimeout(() => void deps.executor.killAll(), patienceMs);
      // An upload that stalls keeps its statement waiting in the pipe, where KILL does not reach: cut it off.
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs + 500);
      while (atWork.size > 0) await Promise.all(atWork);
      clearTimeout(kill);
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), 1000);
      await closed;
      clearTimeout(cut);
      clearTimeout(hurry);
    },
  };
}
