import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonThere } from './WorkParts.tsx';

test('UI-064 an assignee of a maintenance system without a name is shown by ten characters of the id', () => {
  const shown = renderToStaticMarkup(<PersonThere id="MAINTENANCE-TEAM-7" name={null} />);
  expect(shown).toContain('>MAINTENANC…<');
  expect(shown).toContain('title="MAINTENANCE-TEAM-7"');
  expect(renderToStaticMarkup(<PersonThere id="T7" name="Maintenance team seven" />)).toContain(
    '>Maintenance team seven<',
  );
});
