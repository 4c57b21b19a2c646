import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lastLines, onPath, run } from '../command.ts';
import { productRoot } from '../root.ts';
import { EngineError } from '../types.ts';

const USER = 'postgres';

export type PostgresUser = {
  /** Owner of the data; undefined when it is the caller. */
  id?: { uid: number; gid: number };
  /** The command line that runs a command as that user, from the folder. */
  command: (line: [string, ...string[]]) => [string, ...string[]];
  /** Returns the path of a file of the folder, as such a command sees it. */
  inFolder: (file: string) => string;
};

/**
 * Chooses the user of Postgres, which refuses to run as root: then the system's user `postgres`, created if missing.
 * Creates the folder and chowns it. Its parents stay closed: the folder is passed as an open file. Only if others
 * cannot reach the program (a checkout beneath /root) the process gets the capability to read all folders.
 * @throws EngineError when the user cannot be created or `setpriv` is missing.
 */
export async function asPostgresUser(folder: string, program: string): Promise<PostgresUser> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { command: (line) => line, inFolder: (file) => join(folder, file) };
  const setpriv = await onPath('setpriv', process.env);
  if (!setpriv)
    throw new EngineError('Postgres does not run as root, and `setpriv` (package util-linux) is missing: install it');
  const id = (await findUser()) ?? (await createUser());
  await chown(folder, id.uid, id.gid);
  // without the secure bit, access(2), with which Postgres finds its own program, would ignore the capability
  const capability = (await leadsThere(program))
    ? []
    : ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  const prefix = [`--reuid=${id.uid}`, `--regid=${id.gid}`, '--clear-groups', ...capability];
  const withFolder = join(productRoot(), 'engines', 'local', 'with-folder.sh');
  return {
    id,
    command: (line) => [withFolder, setpriv, ...prefix, ...line],
    inFolder: (file) => `/proc/self/fd/9/${file}`,
  };
}

/** Returns true if everybody may traverse every folder of the path and execute the file. */
async function leadsThere(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  const uid = await run('id', ['-u', USER]);
  const gid = await run('id', ['-g', USER]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function createUser(): Promise<{ uid: number; gid: number }> {
  const made = await run('useradd', ['--system', '--user-group', '--no-create-home', USER]);
  const id = await findUser();
  if (id) return id;
  throw new EngineError(`Postgres does not run as root, and the user ${USER} could not be created:
${lastLines(made.output, 3)}
  Create it, or run as another user than root.`);
}
