import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { actionTexts } from '#texts/common.ts';
import { IconButton } from './IconButton.tsx';
import { inRegion } from './MenuRegion.tsx';

/** Menu action: a single one, or, with `items`, a submenu or a group with a heading. */
export interface Action {
  label: string;
  icon?: LucideIcon;
  /** Shown but inactive. */
  disabled?: boolean;
  hide?: boolean;
  danger?: boolean;
  action?: () => void;
  items?: Action[];
  /** True: `items` are under the label, not behind. */
  isGroup?: boolean;
}

type MenuItem = NonNullable<MenuProps['items']>[number];

/** Returns the menu's items, without hidden actions and groups without a visible action. */
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
  /** Button that opens it; three dots by default. */
  children?: ReactElement;
  placement?: 'bottomRight' | 'topRight';
}

/** Menu of actions; nothing if there are none. */
export function ActionsMenu({ actions, children, placement = 'bottomRight' }: ActionsMenuProps) {
  const items = menuItemsOf(actions);
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} placement={placement} menu={{ items }} popupRender={inRegion}>
      {children ?? <IconButton icon={Ellipsis} label={actionTexts.more} />}
    </Dropdown>
  );
}
