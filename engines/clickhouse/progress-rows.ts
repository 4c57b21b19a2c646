import { performance } from 'node:perf_hooks';
import type { Summary } from './answer.ts';

/** Returns true if a format reports progress among its rows. */
export function reportsProgress(format: string): boolean {
  return /^JSON(?:Strings)?EachRowWithProgress$/i.test(format);
}

/** Passes lines of such a format to the client. */
export interface ProgressRows {
  /** Resolves when more may be taken. */
  take(chunk: Buffer): Promise<void>;
  /** Reports the statement's progress, if it has advanced. */
  report(figures: Pick<Summary, 'readRows' | 'readBytes' | 'totalRowsToRead' | 'elapsedNs'>): void;
  end(): Promise<void>;
}

const OWN = '{"progress":';
/** Maximum of characters that wait for the first figures. */
const MOST_WAITING = 1024 * 1024;
/** Wait of progress for the previous block's rows, which the engine passes on after reading the next block. */
const PENDING_WAITS_MS = 100;

function lineOf({ readRows, readBytes, totalRowsToRead, elapsedNs }: Parameters<ProgressRows['report']>[0]): string {
  const progress = {
    read_rows: String(readRows),
    read_bytes: String(readBytes),
    ...(totalRowsToRead > 0 && { total_rows_to_read: String(totalRowsToRead) }),
    elapsed_ns: String(elapsedNs),
  };
  return `${JSON.stringify({ progress })}\n`;
}

/**
 * Orders lines as a server does: a progress line precedes the rows that were read with it and follows earlier rows; the
 * first one precedes everything. The engine itself reports progress only once, at the end.
 */
export function createProgressRows(write: (chunk: Buffer) => Promise<void>): ProgressRows {
  let turn = Promise.resolve();
  let rest = '';
  let reportedRows = 0;
  let begun = false;
  /** Lines that wait for the first figures. */
  let waiting = '';
  let pending = { line: '', since: 0 };

  const send = (text: string): Promise<void> => {
    if (text !== '') turn = turn.then(() => write(Buffer.from(text, 'latin1')));
    return turn;
  };
  const sendPending = (): void => {
    void send(pending.line);
    pending = { line: '', since: 0 };
  };
  const report: ProgressRows['report'] = (figures) => {
    const now = performance.now();
    if (pending.line !== '' && now - pending.since > PENDING_WAITS_MS) sendPending();
    if (figures.readRows <= reportedRows) return;
    reportedRows = figures.readRows;
    pending = { line: lineOf(figures), since: pending.line === '' ? now : pending.since };
    if (begun) return;
    begun = true;
    sendPending();
    void send(waiting);
    waiting = '';
  };
  const reportOwn = (line: string): void => {
    const { progress = {} } = JSON.parse(line) as { progress?: Record<string, string> };
    const figure = (name: string): number => Number(progress[name] ?? 0);
    report({
      readRows: figure('read_rows'),
      readBytes: figure('read_bytes'),
      totalRowsToRead: figure('total_rows_to_read'),
      elapsedNs: figure('elapsed_ns'),
    });
  };
  return {
    report,
    take(chunk) {
      const text = rest + chunk.toString('latin1');
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      let rows = '';
      for (const line of text.slice(0, end).split(/(?<=\n)/)) {
        if (line.startsWith(OWN)) reportOwn(line);
        else rows += line;
      }
      waiting += rows;
      begun ||= waiting.length > MOST_WAITING;
      if (!begun || waiting === '') return turn;
      void send(waiting);
      waiting = '';
      sendPending();
      return turn;
    },
    end() {
      const last = waiting + rest;
      waiting = '';
      rest = '';
      void send(last);
      sendPending();
      return turn;
    },
  };
}
