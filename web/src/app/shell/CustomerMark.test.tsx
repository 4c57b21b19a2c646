import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Me } from '#session/access.ts';
import { MeProvider } from '#session/me.tsx';
import { CustomerMark } from './CustomerMark.tsx';

const markOf = (name: string) =>
  renderToStaticMarkup(
    <MeProvider value={{ customer: { name } } as Me}>
      <CustomerMark />
    </MeProvider>,
  ).replace(/<[^>]+>/g, '');

test('UI-063 a collapsed rail shows at most four characters of the customer’s name', () => {
  expect(markOf('Old Mill Street Works West')).toBe('OMSW');
  expect(markOf('Northgate')).toBe('Nort');
});
