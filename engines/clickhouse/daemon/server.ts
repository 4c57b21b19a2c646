import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswer } from '../answer.ts';
import { type Body, readWhole } from '../body.ts';
import { fromEngine, refuse } from '../errors.ts';
import type { Executor } from '../executor.ts';
import { externalTables } from '../external.ts';
import type { ContentTypeOf } from '../formats.ts';
import { boundaryOf, readMultipart } from '../multipart.ts';
import { openBody } from '../open-body.ts';
import type { Readers } from '../readers/readers.ts';
import type { Reader } from '../readers/store.ts';
import {
  areOwners,
  type Credentials,
  type QueryRequest,
  readCredentials,
  readQueryRequest,
  refuseCredentials,
} from '../request.ts';
import type { Unpack } from '../unpack.ts';

export interface ServerDeps {
  port: number;
  owner: Credentials;
  version: string;
  timezone: string;
  executor: Executor;
  readers: Readers;
  unpack: Unpack;
  contentTypeOf: ContentTypeOf;
}

export interface HttpServer {
  port: number;
  /** Refuses new requests; resolves when running ones are answered; kills them after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

const LARGEST_FORM = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

function nothingThere(target: string): string {
  return `There is no handle ${target}\n\nUse / or /ping for health checks.\nOr /replicas_status for more sophisticated health checks.\n\nSend queries from your program with POST method or GET /?query=...\n`;
}

function plain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/html; charset=UTF-8' });
  res.end(text);
}

/** Returns true for a query by a server's rules: to the root or to /query, with or without parameters. */
function isQuery(req: IncomingMessage, url: URL): boolean {
  const named = url.search !== '' || (req.url ?? '').includes('?');
  if (req.method === 'GET' || req.method === 'HEAD')
    return named && (url.pathname === '/' || url.pathname === '/query');
  return url.pathname === '/' || (url.pathname === '/query' && named);
}

/** Bodies that the engine would unpack are the owner's: they go through files. */
const refuseToUnpack: Unpack = async (_, method) => {
  throw refuse(48, `Readers cannot send bodies compressed by ${method}`);
};

function emptyBody(): Body {
  return { next: async () => undefined, leave: async () => undefined };
}

/** Starts the HTTP interface, only on loopback: its callers can read the machine's files through `file()`. */
export async function startServer(deps: ServerDeps): Promise<HttpServer> {
  const atWork = new Set<Promise<void>>();
  let stopping = false;

  /** Returns the reader who asks; undefined for the owner. Throws the error for anybody else. */
  const recognise = async (given: Credentials): Promise<Reader | undefined> => {
    if (areOwners(given, deps.owner)) return undefined;
    const reader = await deps.readers.find(given);
    if (reader && reader.name !== deps.owner.user) return reader;
    throw refuseCredentials(given);
  };

  const readRequest = async (
    req: IncomingMessage,
    url: URL,
    reader: Reader | undefined,
  ): Promise<{ request: QueryRequest; body: Body }> => {
    const user = reader?.name ?? deps.owner.user;
    const body = await openBody(req, reader ? refuseToUnpack : deps.unpack);
    const boundary = boundaryOf(req.headers['content-type']);
    if (boundary === undefined) return { request: readQueryRequest(req, user, url.searchParams), body };
    const largest = reader ? deps.readers.largestForm : LARGEST_FORM;
    const form = readMultipart(await readWhole(body, largest), boundary);
    const external = externalTables(form.files, new URLSearchParams([...url.searchParams, ...form.fields]));
    const ofStatement = form.fields.filter(([name]) => name === 'query' || name.startsWith('param_'));
    const fields = new URLSearchParams([...url.searchParams, ...ofStatement]);
    return { request: readQueryRequest(req, user, fields, external), body: emptyBody() };
  };

  const answerQuery = async (req: IncomingMessage, res: ServerResponse, url: URL) => {
    const { version, timezone, contentTypeOf } = deps;
    const options = { queryId: url.searchParams.get('query_id') ?? '', version, timezone, contentTypeOf };
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
      const reader = await recognise(readCredentials(req, url.searchParams));
      if (reader) deps.readers.enter(reader, res);
      const { request, body } = await readRequest(req, url, reader);
      const ownZone = request.settings.get('session_timezone');
      const answer = createAnswer(res, { ...options, ...request, timezone: ownZone || timezone });
      if (reader)
        await deps.readers.executor.execute(await deps.readers.bind(request, reader), body, answer, gone.signal);
      else await deps.executor.execute(request, body, answer, gone.signal);
    } catch (error) {
      createAnswer(res, { ...options, holdBytes: 0, encoding: undefined }).fail(fromEngine(error));
      req.resume();
    }
  };

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const target = req.url ?? '/';
    const url = new URL(target.startsWith('/') ? `http://localhost${target}` : target, 'http://localhost');
    if (stopping) res.setHeader('Connection', 'close');
    if (req.method === 'OPTIONS') return void res.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    if (!['GET', 'HEAD', 'POST'].includes(req.method ?? '')) return plain(res, 501, 'Not implemented\n');
    if (isQuery(req, url)) return answerQuery(req, res, url);
    if (url.pathname === '/ping' || url.pathname === '/replicas_status') return plain(res, 200, 'Ok.\n');
    if (url.pathname === '/') return plain(res, 200, 'Ok.\n');
    return plain(res, 404, nothingThere(target));
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
      const executors = [deps.executor, deps.readers.executor];
      const kill = setTimeout(() => void Promise.all(executors.map((one) => one.killAll())), patienceMs);
      // A stalled upload keeps its statement waiting on the pipe, where KILL has no effect: cut it off.
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
