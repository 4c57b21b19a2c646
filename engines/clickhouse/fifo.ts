import { execFile, execFileSync } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, rmSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const READ = constants.O_RDONLY | constants.O_NONBLOCK;
const WRITE = constants.O_WRONLY | constants.O_NONBLOCK;

/** Pool of named pipes created in advance, one per statement. */
export interface FifoPool {
  take(): Promise<string>;
  /** Returns a pipe; a doubtful one (its statement failed) is deleted, so that no stray byte reaches the next. */
  give(path: string, doubtful: boolean): void;
  remove(): void;
}

/** Creates `count` pipes in `dir`, which is emptied first; more are created when all are in use. */
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

/** Opens a pipe that the engine writes to. Call `finish` once the engine is done, so that the stream ends. */
export function openReader(path: string): { stream: Socket; finish(): void } {
  const reading = openSync(path, READ);
  // Held open so that the reader gets no end of file before the engine has opened its side.
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

/** Writer to a pipe that the engine reads from. */
export interface FifoWriter {
  /** Resolves when more may be written, or when the engine no longer reads. */
  write(chunk: Uint8Array): Promise<void>;
  /** Ends the data. */
  end(): void;
  /** Closes the pipe once the engine is done. */
  dispose(): void;
}

export function openWriter(path: string): FifoWriter {
  // Held open so that written data stay in the pipe until the engine opens it.
  const held = openSync(path, READ);
  const socket = new Socket({ fd: openSync(path, WRITE), readable: false, writable: true });
  let disposed = false;
  let timer: NodeJS.Timeout | undefined;
  socket.on('error', () => socket.destroy());
  // An engine that opens the pipe after our end has closed waits for a writer: one is opened for an instant.
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
