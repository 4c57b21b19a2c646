import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets of one installation: each is made at random when it is first asked for, and is the same ever after. */
export interface Secrets {
  get(name: string, form?: { bytes: number; encoding: 'base64' | 'base64url' }): Promise<string>;
}

/** What engines of ours are reached with. */
export type EnginePasswords = {
  /** Of Postgres' superuser, which sets up and does nothing else. */
  superuser: string;
  /** Of the role that owns the product's database. */
  owner: string;
  clickhouse: string;
};

/** The secrets of a data folder, a file each in `secrets/`, which this user alone can read. */
export function openSecrets(dataDir: string): Secrets {
  const folder = join(dataDir, 'secrets');
  return {
    async get(name, { bytes, encoding } = { bytes: 24, encoding: 'base64url' }) {
      await closedFolder(folder);
      const file = join(folder, name);
      const known = await read(file);
      if (known) return known;
      // Written beside and linked: nobody reads half of it, and of two that make one at once the first wins.
      const mine = `${file}.${randomUUID()}`;
      await writeFile(mine, randomBytes(bytes).toString(encoding), { mode: 0o600 });
      try {
        await link(mine, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        await rm(mine);
      }
      return read(file);
    },
  };
}

/** The passwords of the engines of a data folder. */
export async function enginePasswords(secrets: Secrets): Promise<EnginePasswords> {
  const [superuser, owner, clickhouse] = await Promise.all([
    secrets.get('postgres-superuser'),
    secrets.get('postgres-owner'),
    secrets.get('clickhouse'),
  ]);
  return { superuser, owner, clickhouse };
}

/** Makes the folder where there is none, and closes it to everybody but this user. */
export async function closedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** @returns '' when there is none. */
async function read(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
