import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KindChips } from './KindChips.tsx';

const drawn = (counts: ReadonlyArray<{ kind: string; count: number }> | null) =>
  renderToStaticMarkup(<KindChips counts={counts} chosen={null} onChoose={() => undefined} />);

test('no count is named before it is read', () => {
  expect(drawn(null)).not.toContain('0');
  expect(drawn([])).toContain('>0<');
});
