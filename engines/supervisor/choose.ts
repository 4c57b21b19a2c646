import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dockerAnswers } from '../containers.ts';
import { recipes } from '../local/recipes.ts';
import { prepareMachine } from '../machine.ts';
import { EngineError, type EngineName, type How, type Say, TITLES, VARIABLES } from '../types.ts';

export type Choose = 'auto' | 'local' | 'containers' | 'external';

type Ours = Exclude<How, 'external'>;
const WORDS: Record<Ours, string> = { local: 'a local process', container: 'a container' };
const NO_DOCKER = 'No Docker engine with compose answers (`docker info`, `docker compose version`): start it';

interface Where {
  dataDir: string;
  toolsDir: string;
  choose: Choose;
  say: Say;
  env: NodeJS.ProcessEnv;
}

/**
 * Chooses how each engine is provided, and fetches what local ones need. With `auto`: by its variable; else by ENGINES
 * (local, containers); else as before in this data folder, so that its data are found again; else as a local process.
 * If an engine cannot be provided that way, the other way is used, and one line says why.
 * @throws EngineError when an engine cannot be provided at all.
 */
export async function chooseEngines(names: readonly EngineName[], where: Where): Promise<Map<EngineName, How>> {
  const { choose, env, say } = where;
  const isSet = (name: EngineName) => Boolean(env[VARIABLES[name]]);
  const unset = names.filter((name) => !isSet(name)).map((name) => VARIABLES[name]);
  if (choose === 'external' && unset.length > 0)
    throw new EngineError(`External engines were asked for: set ${unset.join(', ')}`);
  const isExternal = (name: EngineName) => choose === 'external' || (choose === 'auto' && isSet(name));
  const ours = names.filter((name) => !isExternal(name));
  const before = await readChoices(where.dataDir);
  const requested = choose === 'auto' ? requestedByEnv(env) : choose === 'containers' ? 'container' : 'local';
  const wanted = new Map(ours.map((name): [EngineName, Ours] => [name, requested ?? before[name] ?? 'local']));

  const chosen = new Map<EngineName, How>(names.map((name) => [name, 'external']));
  const problems = new Map<EngineName, string>();
  for (const how of ['local', 'container'] as const) {
    const some = ours.filter((name) => wanted.get(name) === how);
    for (const [name, problem] of await obtain(some, how, where)) {
      if (problem === null) chosen.set(name, how);
      else problems.set(name, problem);
    }
  }
  if (choose !== 'auto' && problems.size > 0) throw new EngineError([...new Set(problems.values())].join('\n'));
  for (const [name, problem] of problems) {
    const other: Ours = wanted.get(name) === 'local' ? 'container' : 'local';
    // engines store positions in each other's data: none of them may start empty alone
    if (!requested && before[name])
      throw new EngineError(`${TITLES[name]} of ${where.dataDir} is ${WORDS[before[name]]}: ${problem}`);
    const failure = (await obtain([name], other, where))[0]?.[1];
    if (failure) throw new EngineError(`${TITLES[name]} cannot be had.\n  ${problem}\n  ${failure}`);
    say(`${TITLES[name]}: ${WORDS[other]}, because ${firstLine(problem)}`);
    chosen.set(name, other);
  }
  for (const [name, how] of chosen) if (how !== 'external') before[name] = how;
  if (choose === 'auto') await writeFile(fileOf(where.dataDir), `${JSON.stringify(before, null, 2)}\n`);
  return chosen;
}

function requestedByEnv({ ENGINES }: NodeJS.ProcessEnv): Ours | undefined {
  if (!ENGINES) return undefined;
  if (ENGINES === 'local') return 'local';
  if (ENGINES === 'containers') return 'container';
  throw new EngineError(`ENGINES=${ENGINES} is neither local nor containers`);
}

/** Tries to provide each engine that way. @returns the reason why it is not possible; null if it is. */
async function obtain(names: EngineName[], how: Ours, where: Where): Promise<Array<[EngineName, string | null]>> {
  if (names.length === 0) return [];
  if (how === 'container') {
    const problem = (await dockerAnswers(where.env)) ? null : NO_DOCKER;
    return names.map((name) => [name, problem]);
  }
  const { env, say } = where;
  const needs = new Map(
    await Promise.all(names.map(async (name) => [name, await recipes[name].needs(where)] as const)),
  );
  // in one call, so that packages are installed at once; if that fails, each engine is checked alone
  const failure = await prepareMachine({ say, env, needs: [...needs.values()].flat() }).then(
    () => null,
    only(EngineError),
  );
  return Promise.all(
    names.map(async (name): Promise<[EngineName, string | null]> => {
      try {
        if (failure) await prepareMachine({ say, env, needs: needs.get(name) ?? [], root: false });
        await recipes[name].fetch?.(where);
        return [name, null];
      } catch (error) {
        return [name, only(EngineError)(error).message];
      }
    }),
  );
}

const only =
  <E extends Error>(kind: new (...args: never[]) => E) =>
  (error: unknown): E => {
    if (error instanceof kind) return error;
    throw error;
  };

/** Returns the first line of a text in a form that can end a sentence. */
const firstLine = (text: string): string =>
  text
    .split('\n', 1)
    .join('')
    .replace(/:$/, '')
    .replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

const fileOf = (dataDir: string): string => join(dataDir, 'provided.json');
type Choices = Partial<Record<EngineName, Ours>>;

async function readChoices(dataDir: string): Promise<Choices> {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as Choices;
  } catch {
    return {};
  }
}
