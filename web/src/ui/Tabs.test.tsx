import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

test('UI-001 UI-006 tabs have names, may be hidden, and say when they are beta', () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="Customer"
      panelId="panel"
      selected="users"
      onSelect={() => undefined}
      tabs={[
        { id: 'users', name: 'Users' },
        { id: 'cmms', name: 'CMMS Config', isVisible: false },
        { id: 'map', name: 'Map View', isVisible: true, isBeta: true },
      ]}
    />,
  );
  const text = markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(text).toBe('Users Map View BETA');
});
