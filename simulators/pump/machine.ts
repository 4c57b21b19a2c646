import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../../platform/root.ts';

const run = promisify(execFile);

/** A pump in a folder that has nothing but its file, as on a customer's machine. */
export interface PumpMachine {
  folder: string;
  /** Folder that the pump may read. */
  alarms: string;
  /** Everything that it has said. */
  said(): string;
  /** Runs one of its commands to the end. @returns what it says; rejects with that if it fails. */
  do(...args: string[]): Promise<string>;
  start(): void;
  /** Process id of what was started last. */
  pid(): number;
  /** Kills it as `kill -9` does, and waits for its end. */
  kill(): Promise<void>;
  /** Stops it in order. */
  stop(): Promise<void>;
  /** Changes settings of its file. */
  set(settings: object): Promise<void>;
  remove(): Promise<void>;
}

/** The Node that a machine has, whichever it is: pumps bring none. */
const installedNode = process.env.npm_node_execpath ?? process.execPath;

export async function newPumpMachine(given: { url: string; systemId: number; key: string }): Promise<PumpMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'pump-'));
  const file = join(folder, 'annunciator-pump.cjs');
  const alarms = join(folder, 'alarms');
  await mkdir(alarms);
  await copyFile(fromRoot('dist', 'pump', 'annunciator-pump.cjs'), file);
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let said = '';
  const act = async (...args: string[]): Promise<string> =>
    (await run(installedNode, [file, ...args], { cwd: folder })).stdout;
  await act('setup', `--url=${given.url}`, `--integration=${given.systemId}`, `--key=${given.key}`, '--folders=alarms');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child?.kill(signal);
    await ended;
    child = null;
  };
  return {
    ...{ folder, alarms, do: act },
    said: () => said,
    pid: () => child?.pid ?? 0,
    start() {
      const started = spawn(installedNode, [file, 'run'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      const keep = (part: Buffer): void => {
        said += part;
      };
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      ended = new Promise((resolve) => started.once('exit', () => resolve()));
      child = started;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async set(settings) {
      const path = join(folder, 'pump.json');
      await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...settings }));
    },
    async remove() {
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The way from a pump to the doors, which can be disturbed. */
export interface DisturbedWay {
  url: string;
  /** Answers a request instead of the door; null: it passes. */
  disturb: ((path: string, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
}

export async function openWay(gateway: string): Promise<DisturbedWay> {
  const way: DisturbedWay = { url: '', disturb: null, close: async () => {} };
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    if (way.disturb?.(path, response)) return void incoming.resume();
    const { host: _, ...headers } = incoming.headers;
    const passed = request(new URL(path, gateway), { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    // the door too is left when the pump dies
    response.on('close', () => {
      if (!response.writableFinished) passed.destroy();
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  way.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  way.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return way;
}
