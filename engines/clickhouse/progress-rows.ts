import { performance } from 'node:perf_hooks';
import type { Summary } from './answer.ts';

/** Whether a format says among its rows how far the statement is. */
export function tellsProgress(format: string): boolean {
  return /^JSON(?:Strings)?EachRowWithProgress$/i.test(format);
}

/** Lines of such a format on their way to the client. */
export interface ProgressRows {
  /** Resolves when more may be taken. */
  take(chunk: Buffer): Promise<void>;
  /** Says how far the statement is by now, if that is news. */
  tell(figures: Pick<Summary, 'readRows' | 'readBytes' | 'totalRowsToRead' | 'elapsedNs'>): void;
  end(): Promise<void>;
}

const OWN = '{"progress":';
/** More than this does not wait for the first figures. */
const MOST_WAITING = 1024 * 1024;
/** The engine hands rows on when it has read the next block: news waits so long for the rows of the block before. */
const NEWS_WAITS_MS = 100;

function lineOf({ readRows, readBytes, totalRowsToRead, elapsedNs }: Parameters<ProgressRows['tell']>[0]): string {
  const progress = {
    read_rows: String(readRows),
    read_bytes: String(readBytes),
    ...(totalRowsToRead > 0 && { total_rows_to_read: String(totalRowsToRead) }),
    elapsed_ns: String(elapsedNs),
  };
  return `${JSON.stringify({ progress })}\n`;
}

/**
 * Orders lines as a server does: how far the statement is goes before the rows that came of it and behind those that came
 * earlier, the first of it before everything. The engine says it once, when all is over.
 */
export function createProgressRows(write: (chunk: Buffer) => Promise<void>): ProgressRows {
  let turn = Promise.resolve();
  let rest = '';
  let told = 0;
  let begun = false;
  /** Lines that wait for the first figures. */
  let waiting = '';
  let news = { line: '', since: 0 };

  const send = (text: string): Promise<void> => {
    if (text !== '') turn = turn.then(() => write(Buffer.from(text, 'latin1')));
    return turn;
  };
  const sendNews = (): void => {
    void send(news.line);
    news = { line: '', since: 0 };
  };
  const tell: ProgressRows['tell'] = (figures) => {
    const now = performance.now();
    if (news.line !== '' && now - news.since > NEWS_WAITS_MS) sendNews();
    if (figures.readRows <= told) return;
    told = figures.readRows;
    news = { line: lineOf(figures), since: news.line === '' ? now : news.since };
    if (begun) return;
    begun = true;
    sendNews();
    void send(waiting);
    waiting = '';
  };
  const tellOwn = (line: string): void => {
    const { progress = {} } = JSON.parse(line) as { progress?: Record<string, string> };
    const figure = (name: string): number => Number(progress[name] ?? 0);
    tell({
      readRows: figure('read_rows'),
      readBytes: figure('read_bytes'),
      totalRowsToRead: figure('total_rows_to_read'),
      elapsedNs: figure('elapsed_ns'),
    });
  };
  return {
    tell,
    take(chunk) {
      const text = rest + chunk.toString('latin1');
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      let rows = '';
      for (const line of text.slice(0, end).split(/(?<=\n)/)) {
        if (line.startsWith(OWN)) tellOwn(line);
        else rows += line;
      }
      waiting += rows;
      begun ||= waiting.length > MOST_WAITING;
      if (!begun || waiting === '') return turn;
      void send(waiting);
      waiting = '';
      sendNews();
      return turn;
    },
    end() {
      const last = waiting + rest;
      waiting = '';
      rest = '';
      void send(last);
      sendNews();
      return turn;
    },
  };
}
