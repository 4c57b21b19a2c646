import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from './IconButton.tsx';

/** Something a person can do: at once, or, with `items`, behind a submenu or under a group's heading. */
export interface Action {
  label: string;
  icon?: LucideIcon;
  /** Shown, and does nothing. */
  disabled?: boolean;
  hide?: boolean;
  danger?: boolean;
  action?: () => void;
  items?: Action[];
  /** `items` stand under the label instead of behind it. */
  isGroup?: boolean;
}

type MenuItem = NonNullable<MenuProps['items']>[number];

/** Actions as the menu takes them; those that are hidden, and groups without anything left, are left out. */
export const menuItemsOf = (actions: readonly Action[]): MenuItem[] =>
  actions
    .filter(({ hide, items }) => !hide && (!items || items.some((item) => !item.hide)))
    .map(({ label, icon: Icon, disabled, danger, action, items, isGroup }) => ({
      key: label,
      label,
      icon: Icon && <Icon size={15} aria-hidden />,
      disabled,
      danger,
      ...(items && { children: menuItemsOf(items) }),
      ...(isGroup && { type: 'group' as const }),
      ...(action && !disabled && { onClick: action }),
    })) as MenuItem[];

interface ActionsMenuProps {
  actions: readonly Action[];
  /** What opens it; three dots where nothing else does. */
  children?: ReactElement;
  placement?: 'bottomRight' | 'topRight';
}

/** A menu of actions; nothing where there are none. */
export function ActionsMenu({ actions, children, placement = 'bottomRight' }: ActionsMenuProps) {
  const items = menuItemsOf(actions);
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} placement={placement} menu={{ items }}>
      {children ?? <IconButton icon={Ellipsis} label="More" />}
    </Dropdown>
  );
}
