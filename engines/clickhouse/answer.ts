import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { finished, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createDeflate, createGzip } from 'node:zlib';
import { type QueryError, statusOf } from './errors.ts';
import { contentTypeOf } from './formats.ts';

/** Figures of the X-ClickHouse-Summary header. */
export interface Summary {
  readRows: number;
  readBytes: number;
  writtenRows: number;
  writtenBytes: number;
  resultRows: number;
  resultBytes: number;
  elapsedNs: number;
}

export const NOTHING: Summary = {
  readRows: 0,
  readBytes: 0,
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
  acceptEncoding: string | undefined;
}

/** The answer to one statement: held back until its status is sure, then streamed. */
export interface Answer {
  setFormat(format: string): void;
  /** Resolves when more may be written. */
  write(chunk: Uint8Array): Promise<void>;
  finish(summary: Summary): void;
  /** An error status while nothing has been sent, else the server's in-stream exception. */
  fail(error: QueryError): void;
}

/** A client that read the exception hangs up by itself; the others see the connection break after this long. */
const BREAK_AFTER_MS = 5000;

function chooseEncoding(accepted: string | undefined): string | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  return ['br', 'gzip', 'deflate'].find((name) => names.includes(name));
}

function compressor(encoding: string) {
  if (encoding === 'gzip') return createGzip({ level: 3 });
  if (encoding === 'deflate') return createDeflate({ level: 3 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}

function summaryText(summary: Summary): string {
  return JSON.stringify({
    read_rows: String(summary.readRows),
    read_bytes: String(summary.readBytes),
    written_rows: String(summary.writtenRows),
    written_bytes: String(summary.writtenBytes),
    total_rows_to_read: '0',
    result_rows: String(summary.resultRows),
    result_bytes: String(summary.resultBytes),
    elapsed_ns: String(summary.elapsedNs),
  });
}

/** The framing a server puts around an exception when part of the result is out already. */
function inStream(tag: string, message: string): Buffer {
  const text = `${message.replace(/\n+$/, '')}\n`;
  const size = Buffer.byteLength(text);
  return Buffer.from(`\r\n__exception__\r\n${tag}\r\n${text}${size} ${tag}\r\n__exception__\r\n`);
}

export function createAnswer(res: ServerResponse, options: AnswerOptions): Answer {
  const tag = [...randomBytes(16)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const held: Uint8Array[] = [];
  let heldBytes = 0;
  let out: Writable | undefined;
  let format = 'TabSeparated';

  const setCommonHeaders = (summary: Summary) => {
    res.setHeader('X-ClickHouse-Server-Display-Name', hostname());
    res.setHeader('X-ClickHouse-Query-Id', options.queryId);
    res.setHeader('X-ClickHouse-Timezone', options.timezone);
    res.setHeader('X-ClickHouse-Summary', summaryText(summary));
    res.setHeader('X-ClickHouse-Exception-Tag', tag);
  };
  const open = (summary: Summary): Writable => {
    setCommonHeaders(summary);
    res.setHeader('Content-Type', contentTypeOf(format));
    res.setHeader('X-ClickHouse-Format', format);
    const encoding = heldBytes > 0 ? chooseEncoding(options.acceptEncoding) : undefined;
    if (encoding === undefined) return res;
    res.setHeader('Content-Encoding', encoding);
    const stream = compressor(encoding);
    stream.pipe(res, { end: false });
    res.once('close', () => stream.destroy());
    return stream;
  };
  const push = (target: Writable, chunk: Uint8Array): Promise<void> => {
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
  };
  /** Lets a compressor bring out what it still holds, then goes on with the response itself. */
  const end = (target: Writable, then: () => void) => {
    if (target === res) return then();
    finished(target, { writable: false }, then);
    target.end();
  };
  const flush = async (summary: Summary): Promise<Writable> => {
    out = open(summary);
    const pieces = held.splice(0);
    for (const piece of pieces) await push(out, piece);
    return out;
  };

  return {
    setFormat(name) {
      format = name;
    },
    async write(chunk) {
      if (out) return push(out, chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes > options.holdBytes) await flush(NOTHING);
    },
    finish(summary) {
      if (res.destroyed) return;
      const target = out ? Promise.resolve(out) : flush(summary);
      void target.then((stream) => end(stream, () => res.end()));
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
        res.end(message);
        return;
      }
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
      end(out, breakOff);
    },
  };
}
