import { Dropdown, Tooltip } from 'antd';
import { BellRing, ChevronsUpDown, ClipboardList, FileText, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { NavLink, useMatch } from 'react-router';
import { LensRail } from '#features/lists/LensRail.tsx';
import { WorkRail } from '#features/work/WorkRail.tsx';
import { can, seesWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { Guarded } from '#ui/Guarded.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { providerPages } from './provider-pages.ts';
import { UserMenu } from './UserMenu.tsx';

/** The customer's name; a menu of customers for people who belong to several. */
function CustomerName() {
  const me = useMe();
  const session = useSession();
  const name = <span className="strong ell grow">{me.customer.name}</span>;
  if (me.customers.length < 2) return name;
  const choose = (id: string) => {
    session.chooseCustomer(id);
    location.assign('/');
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: me.customers.map(({ id, name: label }) => ({ key: id, label })),
        selectedKeys: [me.customer.id],
        onClick: ({ key }) => choose(key),
      }}
    >
      <button type="button" className="rail-customer" aria-label={`Customer ${me.customer.name}, switch`}>
        {name}
        <ChevronsUpDown size={14} className="quiet" aria-hidden />
      </button>
    </Dropdown>
  );
}

interface RailProps {
  collapsed: boolean;
  /** Absent where the width decides. */
  onToggle?: () => void;
}

export function Rail({ collapsed, onToggle }: RailProps) {
  const me = useMe();
  const isWork = useMatch('/work/*') !== null && seesWork(me);
  const isTriage = useMatch('/alarms/*') !== null && can(me, 'alarms', 'VIEW');
  const areas = [
    ...(can(me, 'alarms', 'VIEW') ? [{ name: 'Triage', to: '/alarms', icon: BellRing }] : []),
    ...(seesWork(me) ? [{ name: 'Work', to: '/work', icon: ClipboardList }] : []),
    ...(can(me, 'reporting', 'VIEW') ? [{ name: 'Reports', to: '/reports', icon: FileText }] : []),
    ...(me.isSuper ? providerPages : []),
  ];
  return (
    <nav className={`rail${collapsed ? ' is-collapsed' : ''}`} aria-label="Primary">
      <div className="rail-head">
        <Logo />
        {!collapsed && <CustomerName />}
      </div>
      <ul className="rail-areas">
        {areas.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Tooltip title={collapsed ? name : null} placement="right">
              <NavLink to={to} className={({ isActive }) => `rail-item${isActive ? ' is-on' : ''}`} aria-label={name}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {!collapsed && <span>{name}</span>}
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
      {!collapsed && isTriage && (
        <Guarded>
          <LensRail />
        </Guarded>
      )}
      {!collapsed && isWork && (
        <Guarded>
          <WorkRail />
        </Guarded>
      )}
      {onToggle && (
        <IconButton
          className="rail-toggle"
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          label={collapsed ? 'Expand rail ( [ )' : 'Collapse rail ( [ )'}
          onClick={onToggle}
        />
      )}
      <UserMenu collapsed={collapsed} />
    </nav>
  );
}
