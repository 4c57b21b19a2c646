import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldLabel } from './FieldLabel.tsx';
import * as css from './ui.module.css';

test('the label of a required field is highlighted and says so', () => {
  expect(renderToStaticMarkup(<FieldLabel htmlFor="a">Cause</FieldLabel>)).toBe('<label for="a">Cause</label>');
  expect(
    renderToStaticMarkup(
      <FieldLabel htmlFor="a" isRequired>
        Name
      </FieldLabel>,
    ),
  ).toBe(`<label for="a" class="${css.isRequired}">Name<span class="unseen"> required</span></label>`);
});

test('what is required looks the same in every form', () => {
  const folder = join(import.meta.dirname, '..');
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const naming = styles.filter((name) => /required/.test(readFileSync(join(folder, name), 'utf8')));
  expect(naming).toEqual(['ui/ui.module.css']);
});
