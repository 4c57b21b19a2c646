import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password, type TestPerson } from '../support/test-api.ts';
import { hostileTexts, isId, wrongIds } from './hostile.ts';
import { listOperations, pathsOf, replacedAt, valueAt } from './operations.ts';
import type { Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes.ts';
import { anyMarker, nobody, type Scene, type Side, startScene } from './scene.ts';
import { ticketNames } from './store-work.ts';

const file = 'tests/tenancy/recipes/';
const operations = listOperations();
const recipeOf = (name: string): Recipe => {
  const recipe = recipes[name];
  if (recipe) return recipe;
  throw new Error(
    `${name} is in the schema and nobody has tried it with another customer's ids: add a recipe for it in ${file}`,
  );
};

let scene: Scene;
let mine: Side;
let theirs: Side;
beforeAll(async () => {
  scene = await startScene();
  ({ mine, theirs } = scene);
});
afterAll(() => scene?.api.stop());
// a new minute for rate limits
beforeEach(() => scene.api.advance(60_000));

type By = { token?: string; customerId?: number };

/** Runs a document. @returns the answer as text, without values that differ on every call. */
async function ask(document: string, by: By, args: Record<string, unknown>) {
  const { data, errors } = await scene.api.gql(document, by, args);
  const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
  const said = {
    data,
    errors: errors?.map(({ message, extensions: { requestId: _, ...rest } }) => ({ message, ...rest })),
  };
  return { text: JSON.stringify(said), codes };
}

describe('an expired session', () => {
  test('opens no operation', async () => {
    const customerId = await scene.api.newCustomer({ userSessionExpiryMins: 10 });
    const person = await scene.api.newPerson(customerId);
    scene.api.advance(11 * 60_000);
    for (const { name, document } of operations) {
      const { asks, args } = recipeOf(name);
      if (asks === 'open') continue;
      const answer = await ask(document, person, args[0]?.(mine) ?? {});
      expect(new Set(answer.codes), name).toEqual(new Set(['UNAUTHENTICATED']));
    }
  });
});

describe('the customer-id header', () => {
  test('is one number of a customer one is a member of; nothing else passes for it', async () => {
    const [me, them] = [mine.customerId, theirs.customerId];
    for (const header of [
      `${me},${them}`,
      `${them},${me}`,
      `${me} ${them}`,
      '-1',
      '0',
      `${them}.0`,
      `0x${them.toString(16)}`,
      `${them + 2 ** 32}`,
      '9'.repeat(30),
      'null',
      '*',
      `${me} or true`,
    ]) {
      const response = await fetch(`${scene.api.origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${mine.admin.token}`,
          'customer-id': header,
        },
        body: JSON.stringify({ query: '{ fastAlarms { contextualName } }' }),
      });
      const text = await response.text();
      expect(text, header).toContain('FORBIDDEN');
      expect(text, header).not.toContain(theirs.marker);
    }
  });
});

describe('recipes', () => {
  test('are there for every operation of the schema, and give everything that it takes', () => {
    for (const { name, inputs } of operations) {
      const given = recipeOf(name).args.flatMap((args) => pathsOf(args(mine)));
      for (const { path } of inputs)
        expect(
          given,
          `${name} takes ${path}, which its recipe in ${file} never gives: add arguments with it`,
        ).toContain(path);
    }
    expect(Object.keys(recipes).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  test('find what the customer has, so that finding nothing means something', async () => {
    for (const { name, document } of operations) {
      const { args: variants, isAlike, makesNew, refuses } = recipeOf(name);
      for (const args of variants) {
        const given = args(theirs);
        const by = await personOf(name, theirs);
        const own = await ask(document, by, given);
        expect(own.codes, `${name} ${own.text}`).toEqual(refuses ? [refuses] : []);
        if (isAlike || makesNew || 'after' in given) continue;
        expect(own.text, name).not.toBe((await ask(document, await personOf(name, mine), given)).text);
      }
    }
  });
});

/** True if the argument identifies something: an id, a value to find, or search words, which may be a number. */
const takesIds = (path: string): boolean => /(ids?|number|after|by|values?|search|searchTerm|like)$/i.test(path);

/** Attempts at one operation, roughly: where all would be more, each text is tried at every nth input, in turn. */
const attemptsAtMost = 100;

/** True for a text that hardly any list of texts refuses. */
const isPlain = (text: string): boolean => /^[!-~ ]{1,100}$/.test(text) && text.trim() !== '';

describe.each(operations)('$name', ({ name, document, uncounted, inputs }) => {
  test('tells nothing of another customer for its ids, not even that they exist', async () => {
    if (recipeOf(name).makesNew) return;
    const nobodys = nobody(theirs);
    // other ids may have the digits of an alarm's within theirs
    const alone = (id: string): RegExp => new RegExp(`(?<![0-9a-f])${id}(?![0-9a-f])`, 'g');
    const neutral = (text: string, side: Side): string =>
      ticketNames.reduce(
        (said, ticket) => said.replaceAll(side.tickets[ticket], '<ticket>'),
        text.replaceAll(side.marker, '<marker>').replace(alone(side.alarmId), '<alarm>'),
      );
    for (const args of recipeOf(name).args) {
      for (const by of identitiesOf(name, mine)) {
        const answer = await ask(document, await by(), args(theirs));
        expect(answer.text).not.toContain(theirs.marker);
        const ofNobody = await ask(document, await by(), args(nobodys));
        expect(neutral(answer.text, theirs)).toBe(neutral(ofNobody.text, nobodys));
      }
    }
  });

  test('is refused for a customer one is no member of, whatever the ids', async () => {
    if (recipeOf(name).asks === 'open') return;
    for (const args of recipeOf(name).args)
      for (const side of [mine, theirs]) {
        for (const person of [mine.admin, mine.custom]) {
          const answer = await ask(document, { ...person, customerId: theirs.customerId }, args(side));
          expect(new Set(answer.codes)).toEqual(new Set(['FORBIDDEN']));
          expect(answer.text).not.toMatch(anyMarker);
        }
      }
  });

  test('is refused without a living session', async () => {
    if (recipeOf(name).asks === 'open') return;
    const [args] = recipeOf(name).args;
    for (const [what, token] of Object.entries(await deadTokens())) {
      const answer = await ask(document, { token, customerId: theirs.customerId }, args?.(theirs) ?? {});
      expect(new Set(answer.codes), what).toEqual(new Set(['UNAUTHENTICATED']));
      expect(answer.text, what).not.toMatch(anyMarker);
    }
  });

  test('takes ids and texts for nothing more than ids and texts', async () => {
    const tried = inputs.flatMap(({ path, isText }) => {
      if (!isText) return [];
      const args = recipeOf(name).args.find((each) => pathsOf(each(mine)).includes(path));
      const keys = path.split('.');
      const { isList, text: belongs } = valueAt(args?.(theirs) ?? {}, keys);
      const ids = isId(belongs) ? wrongIds(belongs) : wrongIds(theirs.alarmId);
      return { path, keys, args, isList, texts: takesIds(path) ? [...ids, ...hostileTexts] : hostileTexts };
    });
    const every = Math.ceil(tried.reduce((sum, { texts }) => sum + texts.length, 0) / attemptsAtMost);
    for (const [at, { path, keys, args, isList, texts }] of tried.entries()) {
      const hostile = texts.filter((_, index) => (at + index) % every === 0);
      const by = await personOf(name, mine);
      const attempt = async (...texts: string[]) => {
        const given = replacedAt(args?.(mine) ?? {}, keys, ...texts) as Record<string, unknown>;
        const answer = await ask(uncounted, by, given);
        const where = `${path} = ${JSON.stringify(texts)}: ${answer.text}`;
        if (!recipeOf(name).crossesCustomers) expect(answer.text, where).not.toContain(theirs.marker);
        // an internal error would mean that the input reached an engine
        expect(answer.codes, where).not.toContain('INTERNAL_SERVER_ERROR');
        return answer;
      };
      const plain = isList ? hostile.filter(isPlain) : [];
      // a list that is taken takes each of its texts; one that is refused says nothing of the others
      const isTaken = isList && (await attempt(...plain)).codes.length === 0;
      const single = isTaken ? hostile.filter((text) => !plain.includes(text)) : hostile;
      // operations open to everybody are rate-limited by the minute
      if (recipeOf(name).asks !== 'open') await Promise.all(single.map((text) => attempt(text)));
      else
        for (const text of single) {
          scene.api.advance(5_000);
          await attempt(text);
        }
    }
  });
});

/** Returns a user with all permissions: the customer's admin, or for some operations the provider's staff. */
async function personOf(name: string, side: Side): Promise<TestPerson> {
  const { endsSession, asks } = recipeOf(name);
  if (asks === 'super') return side.provider;
  return endsSession ? scene.api.newPerson(side.customerId) : side.admin;
}

/** Returns the users to try: that one, and where it keeps its session somebody with the same permissions by CUSTOM. */
function identitiesOf(name: string, side: Side): Array<() => TestPerson | Promise<TestPerson>> {
  const usual = () => personOf(name, side);
  const { crossesCustomers, endsSession } = recipeOf(name);
  if (crossesCustomers) return [() => side.admin, () => side.custom];
  return endsSession ? [usual] : [usual, () => side.custom];
}

let made: Record<string, string | undefined> | undefined;
/** Tokens of the other customer's users that are no longer valid, or never were. */
async function deadTokens(): Promise<Record<string, string | undefined>> {
  if (made) return made;
  const { api } = scene;
  const { customerId } = theirs;
  const out = await api.newPerson(customerId);
  await api.gql('mutation { signOut }', out);
  const half = await api.newPerson(customerId);
  await api.db('users').where({ id: half.id }).update({ is_mfa_enabled: true });
  const { answer } = await api.signIn(half.email, password);
  const { rows } = await api.db.raw(`select encode(token_hash, 'hex') as hash from sessions where user_id = ?`, [
    theirs.admin.id,
  ]);
  made = {
    none: undefined,
    'made up': 'a'.repeat(43),
    'signed out': out.token,
    'before its second factor': answer?.resolver ?? 'there should be one',
    'what is stored of a living one': rows[0].hash,
  };
  return made;
}
