import { execFile, execFileSync } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, rmSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const READ = constants.O_RDONLY | constants.O_NONBLOCK;
const WRITE = constants.O_WRONLY | constants.O_NONBLOCK;

/** Named pipes made ahead, given out one per statement. */
export interface FifoPool {
  take(): Promise<string>;
  /** Gives a pipe back; a doubtful one (its statement failed) is replaced, so no stray byte meets the next. */
  give(path: string, doubtful: boolean): void;
  remove(): void;
}

/** Makes `count` pipes in `dir`, which is emptied first; more are made when all are out. */
export function createFifoPool(dir: string, count: number): FifoPool {
  let made = 0;
  const name = () => join(dir, `p${made++}`);
  const run = promisify(execFile);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const free = Array.from({ length: count }, name);
  execFileSync('mkfifo', ['-m', '600', ...free]);
  return {
    async take() {
      const ready = free.pop();
      if (ready !== undefined) return ready;
      const path = name();
      await run('mkfifo', ['-m', '600', path]);
      return path;
    },
    give(path, doubtful) {
      if (doubtful) unlinkSync(path);
      else free.push(path);
    },
    remove() {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The end of a pipe that the engine writes to. `finish` lets the reader see its end once the engine is done. */
export function openReader(path: string): { stream: Socket; finish(): void } {
  const reading = openSync(path, READ);
  // Held so that the reader sees no end before the engine has opened its side.
  const held = openSync(path, WRITE);
  let finished = false;
  return {
    stream: new Socket({ fd: reading, readable: true, writable: false }),
    finish() {
      if (!finished) closeSync(held);
      finished = true;
    },
  };
}

/** The end of a pipe that the engine reads from. */
export interface FifoWriter {
  /** Resolves when more may be written, also when the engine no longer reads. */
  write(chunk: Uint8Array): Promise<void>;
  /** No more data. */
  end(): void;
  /** The engine is done: lets go of the pipe. */
  dispose(): void;
}

export function openWriter(path: string): FifoWriter {
  // Held so that what is written waits in the pipe until the engine opens it.
  const held = openSync(path, READ);
  const socket = new Socket({ fd: openSync(path, WRITE), readable: false, writable: true });
  let disposed = false;
  let timer: NodeJS.Timeout | undefined;
  socket.on('error', () => socket.destroy());
  // An engine that opens the pipe after our end closed waits for a writer: it gets one for an instant.
  const wake = (waitMs: number) => {
    if (disposed) return;
    closeSync(openSync(path, WRITE));
    timer = setTimeout(wake, waitMs, Math.min(waitMs * 2, 50));
  };
  return {
    write(chunk) {
      if (socket.destroyed || socket.write(chunk)) return Promise.resolve();
      return new Promise((resolve) => {
        const done = () => {
          socket.off('drain', done).off('close', done);
          resolve();
        };
        socket.on('drain', done).on('close', done);
      });
    },
    end() {
      socket.once('close', () => wake(1));
      socket.destroySoon();
    },
    dispose() {
      disposed = true;
      clearTimeout(timer);
      socket.destroy();
      closeSync(held);
    },
  };
}
