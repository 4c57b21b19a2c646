import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { finished, type Writable } from 'node:stream';
import { compressor, type Encoding } from './encoding.ts';
import { type QueryError, statusOf } from './errors.ts';
import type { ContentTypeOf } from './formats.ts';

/** Figures of the X-ClickHouse-Summary header. */
export interface Summary {
  readRows: number;
  readBytes: number;
  totalRowsToRead: number;
  writtenRows: number;
  writtenBytes: number;
  resultRows: number;
  resultBytes: number;
  elapsedNs: number;
}

export const NOTHING: Summary = {
  readRows: 0,
  readBytes: 0,
  totalRowsToRead: 0,
  writtenRows: 0,
  writtenBytes: 0,
  resultRows: 0,
  resultBytes: 0,
  elapsedNs: 0,
};

export interface AnswerOptions {
  queryId: string;
  version: string;
  timezone: string;
  holdBytes: number;
  encoding: Encoding | undefined;
  contentTypeOf: ContentTypeOf;
}

/** The answer to one statement: buffered until its status is known, then streamed. */
export interface Answer {
  setFormat(format: string): void;
  /** Figures known before the first byte is written. */
  setSummary(summary: Summary): void;
  /** Marks the written data as compressed by the engine. */
  setEncoded(): void;
  /** Disables buffering: the first byte commits the status, so that progress is sent while the statement runs. */
  holdNothing(): void;
  /** Sends the progress of the statement to a client that waits for the first byte. */
  progress(figures: Summary): void;
  /** Resolves when more may be written. */
  write(chunk: Uint8Array): Promise<void>;
  finish(summary: Summary): void;
  /** Sends an error status if nothing has been sent yet, else the server's in-stream exception. */
  fail(error: QueryError): void;
}

/**
 * Time until the connection is broken after an exception, for clients that do not close it themselves: enough for a
 * client on a busy machine to read what stands before the exception.
 */
const BREAK_AFTER_MS = 15_000;
/** Clients accept 16 KiB of headers. */
const MOST_PROGRESS_LINES = 40;

function summaryText(summary: Summary): string {
  return JSON.stringify({
    read_rows: String(summary.readRows),
    read_bytes: String(summary.readBytes),
    written_rows: String(summary.writtenRows),
    written_bytes: String(summary.writtenBytes),
    total_rows_to_read: String(summary.totalRowsToRead),
    result_rows: String(summary.resultRows),
    result_bytes: String(summary.resultBytes),
    elapsed_ns: String(summary.elapsedNs),
  });
}

/** Returns an exception in the framing of a server that has sent part of the result already. */
function inStream(tag: string, message: string): Buffer {
  const text = `${message.replace(/\n+$/, '')}\n`;
  const size = Buffer.byteLength(text);
  return Buffer.from(`\r\n__exception__\r\n${tag}\r\n${text}${size} ${tag}\r\n__exception__\r\n`);
}

/** Returns the UTF-8 bytes of a text in the form that Node takes for a header, without characters illegal there. */
function asHeader(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return [...bytes].filter((char) => char >= ' ' && char !== '\x7f').join('');
}

/** Writes to the response or what compresses for it. Resolves when more may be written. */
function push(res: ServerResponse, target: Writable, chunk: Uint8Array): Promise<void> {
  if (res.destroyed || target.write(chunk)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      target.off('drain', done);
      res.off('close', done);
      resolve();
    };
    target.once('drain', done);
    res.once('close', done);
  });
}

/** Flushes a compressor, then continues with the response itself. */
function end(res: ServerResponse, target: Writable, then: () => void): void {
  if (target === res) {
    then();
    return;
  }
  finished(target, { writable: false }, then);
  target.end();
}

export function createAnswer(res: ServerResponse, options: AnswerOptions): Answer {
  const tag = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const held: Uint8Array[] = [];
  let heldBytes = 0;
  let out: Writable | undefined;
  /** Undefined when the statement has no result. */
  let format: string | undefined;
  let known = NOTHING;
  let encoded = false;
  let holdBytes = options.holdBytes;
  let progressLines: string[] = [];

  const setCommonHeaders = (summary: Summary) => {
    if (progressLines.length > 0) res.setHeader('X-ClickHouse-Progress', progressLines);
    res.setHeader('X-ClickHouse-Server-Display-Name', hostname());
    if (options.queryId !== '') res.setHeader('X-ClickHouse-Query-Id', asHeader(options.queryId));
    res.setHeader('X-ClickHouse-Timezone', options.timezone);
    res.setHeader('X-ClickHouse-Summary', summaryText(summary));
    res.setHeader('X-ClickHouse-Exception-Tag', tag);
  };
  const open = (summary: Summary): Writable => {
    setCommonHeaders(summary);
    res.setHeader('Content-Type', format === undefined ? 'text/plain; charset=UTF-8' : options.contentTypeOf(format));
    if (format !== undefined) res.setHeader('X-ClickHouse-Format', format);
    const encoding = options.encoding;
    if (!encoding || heldBytes === 0 || (encoding.byEngine && !encoded)) return res;
    res.setHeader('Content-Encoding', encoding.name);
    if (encoded) return res;
    const stream = compressor(encoding.name);
    stream.pipe(res, { end: false });
    res.once('close', () => stream.destroy());
    return stream;
  };
  const flush = async (summary: Summary): Promise<Writable> => {
    out = open(summary);
    const pieces = held.splice(0);
    for (const piece of pieces) await push(res, out, piece);
    return out;
  };

  return {
    setFormat(name) {
      format = name;
    },
    setSummary(summary) {
      known = summary;
    },
    setEncoded() {
      encoded = true;
    },
    holdNothing() {
      holdBytes = 0;
    },
    progress(figures) {
      if (out || res.headersSent || res.destroyed) return;
      progressLines = [...progressLines, summaryText(figures)].slice(-MOST_PROGRESS_LINES);
      // Headers are sent all at once; until then, an interim response keeps the connection from looking dead.
      res.writeProcessing();
    },
    async write(chunk) {
      if (out) return push(res, out, chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes > holdBytes) await flush(known);
    },
    finish(summary) {
      if (res.destroyed) return;
      const target = out ? Promise.resolve(out) : flush(summary);
      void target.then((stream) => end(res, stream, () => res.end()));
    },
    fail(error) {
      if (res.destroyed) return;
      const message = `${error.message} (version ${options.version} (official build))\n`;
      if (!out) {
        held.length = 0;
        heldBytes = 0;
        setCommonHeaders(NOTHING);
        res.statusCode = statusOf(error.code);
        res.setHeader('Content-Type', 'text/plain; charset=UTF-8');
        res.setHeader('X-ClickHouse-Exception-Code', String(error.code));
        if (res.statusCode === 401) res.setHeader('WWW-Authenticate', 'Basic realm="ClickHouse server HTTP API"');
        const method = options.encoding?.own;
        if (method === undefined) return void res.end(message);
        res.setHeader('Content-Encoding', method);
        const stream = compressor(method);
        stream.pipe(res);
        stream.end(message);
        return;
      }
      // Nothing can be appended to a stream that the engine has compressed.
      if (encoded) return void res.destroy();
      const block = inStream(tag, message);
      const breakOff = () => {
        const timer = setTimeout(() => res.socket?.end(), BREAK_AFTER_MS);
        res.once('close', () => clearTimeout(timer));
      };
      if (out === res) {
        res.write(block, breakOff);
        return;
      }
      out.write(block);
      end(res, out, breakOff);
    },
  };
}
