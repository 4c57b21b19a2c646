import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOperations, pathsOf, replacedAt } from './operations.ts';
import { recipes } from './recipes.ts';
import { type Scene, startScene } from './scene.ts';

/** An invalid or unknown id is refused with a message or finds nothing: no engine gets an id that it cannot parse. */

const noIds: ReadonlyArray<string | number> = [
  ...[
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '11111111-1111-1111-1111-111111111111',
  ],
  ...['no-uuid', '', ' ', '{00000000-0000-4000-8000-000000000000}', '00000000000040008000000000000000'],
  ...['NaN', 'Infinity', '-0', '1.5', '-1', 'W', 'A', 'W-1', '2147483648', '9007199254740993', '9223372036854775808'],
  ...['1e400', '999999999', '999999999999999', '9'.repeat(60), 'x'.repeat(10_000)],
];

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.api.stop());
beforeEach(() => scene.api.advance(60_000));

const takesId = (path: string): boolean => /(ids?|number|after|by)$/i.test(path);

/** Operations that take ids, and that a signed-in user may call repeatedly. */
const tried = listOperations().flatMap(({ name, uncounted, inputs }) => {
  const recipe = recipes[name];
  const paths = inputs.flatMap(({ path, isText }) => (isText && takesId(path) ? path : []));
  return recipe && !recipe.isOpen && !recipe.endsSession && paths.length > 0
    ? [{ name, uncounted, recipe, paths }]
    : [];
});

test.each(tried)('$name answers any id', async ({ uncounted, recipe, paths }) => {
  const { mine } = scene;
  const by = recipe.isForSupers ? mine.provider : mine.admin;
  for (const path of paths) {
    const args = recipe.args.find((each) => pathsOf(each(mine)).includes(path))?.(mine) ?? {};
    await Promise.all(
      noIds.map(async (id) => {
        const given = replacedAt(args, path.split('.'), String(id)) as Record<string, unknown>;
        const { errors } = await scene.api.gql(uncounted, by, given);
        const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
        expect(codes, `${path} = ${String(id).slice(0, 60)}`).not.toContain('INTERNAL_SERVER_ERROR');
      }),
    );
  }
});
