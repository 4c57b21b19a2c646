import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { authRoles } from '../domain/identity/built-in-permissions.ts';
import { fromRoot } from '../platform/root.ts';
import type { TextFile } from './rules.ts';

/**
 * Checks that the server asks permissions and never role names (USR.22), which a CUSTOM role does not have: only
 * domain/identity knows what each built-in role grants.
 */

const server = /^(api|domain|ingest|platform|warehouse|workflows)\/.*\.ts$/;
const free = /^domain\/identity\/|\/generated\/|\.test\.ts$/;
const roles: ReadonlySet<string> = new Set(authRoles);
const quotedWord = /['"`]([A-Z]+)['"`]/g;

/** @returns a sentence for each line that names a role. */
export function breachesOfRoles(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: fromRoot(), encoding: 'utf8' });
  return judge(
    files
      .split('\n')
      .filter((file) => server.test(file))
      .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') })),
  );
}

export const judge = (files: readonly TextFile[]): string[] =>
  files
    .filter(({ file }) => !free.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(quotedWord)]
          .flatMap(([, word = '']) => (roles.has(word) ? [word] : []))
          .slice(0, 1)
          .map(
            (name) =>
              `${file}:${index + 1} names the role ${name}. Ask a permission: \`may\`, \`assertPermission\` or \`mayInSql\`.`,
          ),
      ),
    );
