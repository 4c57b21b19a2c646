import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets of one installation: each is generated at random on first use, and never changes. */
export interface Secrets {
  get(name: string, form?: { bytes: number; encoding: 'base64' | 'base64url' }): Promise<string>;
}

/** Passwords of the engines that we start. */
export type EnginePasswords = {
  /** Password of Postgres' superuser, which is used only for the setup. */
  superuser: string;
  /** Password of the role that owns the product's database. */
  owner: string;
  clickhouse: string;
};

/** Opens the secrets of a data folder: one file each in `secrets/`, readable only by this user. */
export function openSecrets(dataDir: string): Secrets {
  const folder = join(dataDir, 'secrets');
  return {
    async get(name, { bytes, encoding } = { bytes: 24, encoding: 'base64url' }) {
      await closedFolder(folder);
      const file = join(folder, name);
      const known = await read(file);
      if (known) return known;
      // Written to another file and linked: never read half-written, and of two concurrent writers the first wins.
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

/** Returns the passwords of the engines of a data folder. */
export async function enginePasswords(secrets: Secrets): Promise<EnginePasswords> {
  const [superuser, owner, clickhouse] = await Promise.all([
    secrets.get('postgres-superuser'),
    secrets.get('postgres-owner'),
    secrets.get('clickhouse'),
  ]);
  return { superuser, owner, clickhouse };
}

/** Creates the folder if it is missing, and restricts it to this user. */
export async function closedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** Reads a secret and restricts its file to this user. @returns '' when there is none. */
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
