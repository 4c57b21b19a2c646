import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alive, bornAt, type Identity, parseIdentity } from '../identity.ts';
import { ENGINE_NAMES, type EngineName, type Say, TITLES } from '../types.ts';

const STOP_MS = 20_000;

/** Records the process of an engine of the data folder, for a later start. */
export async function remember(dataDir: string, name: EngineName, pid: number): Promise<void> {
  await mkdir(join(dataDir, 'run'), { recursive: true });
  const born = bornAt(pid);
  if (born !== undefined) await writeFile(fileOf(dataDir, name), JSON.stringify({ pid, born } satisfies Identity));
}

/** Removes the record of an engine that has ended. */
export function forget(dataDir: string, name: EngineName): Promise<void> {
  return rm(fileOf(dataDir, name), { force: true });
}

/**
 * Stops engines that an earlier supervisor of the data folder left running. Their lifelines do so too, unless somebody
 * killed them; either way none of them runs when this resolves.
 */
export async function stopLeftovers(dataDir: string, say: Say): Promise<void> {
  await Promise.all(
    ENGINE_NAMES.map(async (name) => {
      const left = parseIdentity(await readFile(fileOf(dataDir, name), 'utf8').catch(() => ''));
      if (left && alive(left)) {
        say(`${TITLES[name]}: process ${left.pid} of an earlier start still runs, stopping it`);
        await stop(left, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      }
      await forget(dataDir, name);
    }),
  );
}

async function stop(left: Identity, signal: NodeJS.Signals): Promise<void> {
  const killAt = Date.now() + STOP_MS;
  send(left, signal);
  send(left, 'SIGCONT');
  while (alive(left)) {
    if (Date.now() > killAt) send(left, 'SIGKILL');
    await pause(50);
  }
}

function send(to: Identity, signal: NodeJS.Signals): void {
  try {
    process.kill(to.pid, signal);
  } catch (error) {
    if (alive(to)) throw error;
  }
}

function fileOf(dataDir: string, name: EngineName): string {
  return join(dataDir, 'run', `${name}.pid`);
}
