import { expect, test } from 'vitest';
import { breachesOfStyles, judge } from './styles.ts';

const base = { file: 'web/src/ui/base.css', text: ':root { --space-2: 2px; } .soft { color: var(--text-2); }' };
const kit = { file: 'web/src/ui/kit.module.css', text: '.btn { color: red; }' };
const button = {
  file: 'web/src/ui/Button.tsx',
  text: "import * as css from './kit.module.css';\nexport const B = () => <b className={css.btn} />;",
};

test('the sheets of the console are in order', () => {
  expect(breachesOfStyles()).toEqual([]);
});

test('a second global sheet is told, wherever it stands', () => {
  for (const file of ['web/src/features/work/work.css', 'web/gallery/gallery.css'])
    expect(judge([base, kit, button, { file, text: '.a { color: red; }' }])).toEqual([
      expect.stringContaining(`${file}: a global sheet`),
    ]);
});

test('a module lets out classes of packages and words of text alone', () => {
  const page = (text: string) => [
    { file: 'web/src/features/work/work.module.css', text },
    {
      file: 'web/src/features/work/Work.tsx',
      text: "import * as css from './work.module.css';\nconst a = css.workPage;",
    },
  ];
  const fine = '.work-page :global(.ant-select) > :global(.soft) { color: red; }';
  expect(judge([base, kit, button, ...page(fine)])).toEqual([]);
  expect(judge([base, kit, button, ...page('.work-page :global(.btn) { color: red; }')])).toEqual([
    'web/src/features/work/work.module.css: btn is no class of a package, and no word of web/src/ui/base.css.',
  ]);
});

test('what a sheet takes from another is defined there, and what it defines is drawn by somebody', () => {
  const page = (text: string, code = '') => [
    { file: 'web/src/features/work/work.module.css', text },
    { file: 'web/src/features/work/Work.tsx', text: `import * as css from './work.module.css';\n${code}` },
  ];
  const takes = (name: string) => `@value ${name} from "../../ui/kit.module.css";\n.bar .${name} { color: red; }`;
  expect(judge([base, kit, button, ...page(takes('btn'), 'css.bar')])).toEqual([]);
  expect(judge([base, kit, button, ...page(takes('button'), 'css.bar')])).toEqual([
    'web/src/features/work/work.module.css: takes button from web/src/ui/kit.module.css, which does not define it.',
  ]);
  expect(judge([base, kit, button, ...page(takes('btn'), 'css.foot')])).toEqual([
    'web/src/features/work/work.module.css: nothing has the class bar. Take its rules away.',
  ]);
  // a class within another rule, and within a condition, is one too
  expect(judge([base, kit, button, ...page('@media (width < 9px) { .bar:not(.is-on) { color: red; } }')])).toHaveLength(
    2,
  );
});

test('a sheet takes from its own room and from those below it', () => {
  const taking = (file: string, from: string) =>
    judge([
      { file, text: `@value foot from "${from}";\n.bar .foot { color: red; }` },
      {
        file: file.replace('.module.css', '.tsx'),
        text: `import * as css from './${file.split('/').at(-1)}';\ncss.bar;`,
      },
      { file: 'web/src/features/work/foot.module.css', text: '.foot { color: red; }' },
      { file: 'web/src/features/lists/list.module.css', text: '.foot { color: red; }' },
    ]).filter((breach) => /may not import/.test(breach));
  expect(taking('web/src/features/work/page.module.css', './foot.module.css')).toEqual([]);
  expect(taking('web/src/features/work/page.module.css', '../lists/list.module.css')).toEqual([]);
  expect(taking('web/src/features/users/page.module.css', '../work/foot.module.css')).toHaveLength(1);
  expect(taking('web/src/features/criteria/page.module.css', '../lists/list.module.css')).toHaveLength(1);
  expect(taking('web/src/ui/page.module.css', '../features/lists/list.module.css')).toHaveLength(1);
});

test('a component names no class by its text', () => {
  const page = (text: string) => judge([base, kit, button, { file: 'web/src/features/work/Work.tsx', text }]);
  expect(page('<b className="soft hook" />')).toEqual([]);
  for (const text of ['<b className="soft btn" />', "form.querySelectorAll<HTMLElement>('li > .btn');"])
    expect(page(text)).toEqual([expect.stringContaining('names btn by its text')]);
});

test('two sheets of one name are told', () => {
  const twin = { file: 'web/src/frame/kit.module.css', text: '' };
  expect(judge([base, kit, button, twin])).toEqual([expect.stringContaining('kit.module.css: the name of two sheets')]);
});
