import { Download } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { menuItemsOf } from './ActionsMenu.tsx';

test('UI-026 items of an actions menu have a label, an icon where there is one, flags and an action', () => {
  const action = vi.fn();
  const items = menuItemsOf([
    { label: 'Export', icon: Download, action },
    { label: 'Rename', action },
    { label: 'Secret', hide: true, action },
  ]);
  expect(items).toMatchObject([
    { label: 'Export', icon: { type: Download } },
    { label: 'Rename', icon: undefined },
  ]);
  (items[0] as unknown as { onClick: () => void }).onClick();
  expect(action).toHaveBeenCalledOnce();
});

test('UI-027 items stand behind a submenu or under the heading of a group; one with nothing left is left out', () => {
  expect(
    menuItemsOf([
      { label: 'Priority', items: [{ label: 'High' }, { label: 'Hidden', hide: true }] },
      { label: 'Danger', isGroup: true, items: [{ label: 'Delete', danger: true }] },
      { label: 'Nothing', items: [{ label: 'Hidden', hide: true }] },
    ]),
  ).toMatchObject([
    { label: 'Priority', children: [{ label: 'High' }] },
    { label: 'Danger', type: 'group', children: [{ label: 'Delete', danger: true }] },
  ]);
});

test('UI-028 a disabled item does nothing', () => {
  const [item] = menuItemsOf([{ label: 'Export', disabled: true, action: () => expect.unreachable() }]);
  expect(item).toMatchObject({ disabled: true });
  expect(item).not.toHaveProperty('onClick');
});
