import { Dropdown, type MenuProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { inRegion } from './MenuRegion.tsx';

/** An entry of a menu, with a submenu if it has `children`. */
interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  children?: MenuEntry[];
  onClick?: () => void;
}

/** A line between groups of entries. */
export const menuLine = { type: 'divider' } as const;

interface MenuButtonProps {
  items: ReadonlyArray<MenuEntry | typeof menuLine>;
  /** Keys of the entries that are marked. */
  chosen?: string[];
  placement?: 'bottomLeft' | 'topLeft';
  /** The button that opens it. */
  children: ReactElement;
}

/** A menu that opens from a button, its choices marked; actions on a thing are an `ActionsMenu`. */
export const MenuButton = ({ items, chosen, placement, children }: MenuButtonProps) => (
  <Dropdown
    trigger={['click']}
    placement={placement}
    menu={{ items: items as MenuProps['items'], selectedKeys: chosen }}
    popupRender={inRegion}
  >
    {children}
  </Dropdown>
);
