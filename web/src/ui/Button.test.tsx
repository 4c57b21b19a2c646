import { Plus } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';
import * as css from './ui.module.css';

test('a button submits no form unless told to', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toBe(`<button type="button" class="${css.btn}">Save</button>`);
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('variant, size and own classes are class names', () => {
  expect(
    renderToStaticMarkup(
      <Button variant="link" size="small" className="ell">
        Save
      </Button>,
    ),
  ).toContain(`class="${css.btn} ${css.isGhost} ${css.isLink} ${css.isSmall} ell"`);
});

test('a busy button keeps its text and its focus', () => {
  const markup = renderToStaticMarkup(
    <Button isBusy icon={Plus}>
      Add
    </Button>,
  );
  expect(markup).toContain('aria-busy="true" aria-disabled="true"');
  expect(markup).not.toContain(' disabled');
  expect(markup).toContain('turning');
  expect(markup).not.toContain('lucide-plus');
  expect(markup).toContain('Add</button>');
});

test('a link may look like a button', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ButtonLink variant="primary" to="/work">
        Work
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(markup).toContain(`<a class="${css.btn} ${css.isPrimary}" href="/work"`);
});
