import { ChevronsUpDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { matchPath, NavLink, useLocation, useNavigate } from 'react-router';
import { useLensCounts } from '#features/lenses/lenses.ts';
import { type Area, useRegistered, visible } from '#frame/feature.ts';
import { hasCustomers, selectPath } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { shellTexts as texts } from '#texts/shell.ts';
import { Button } from '#ui/Button.tsx';
import { formatChip, formatCount } from '#ui/format.ts';
import { Guarded } from '#ui/Guarded.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { MenuButton } from '#ui/Menu.tsx';
import * as railCss from '#ui/rail.module.css';
import { Tip } from '#ui/Tip.tsx';
import { CustomerMark } from './CustomerMark.tsx';
import * as css from './shell.module.css';
import { useShellAreas } from './shell-areas.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Most customers in the menu: more are found on the page /select. */
const customersInMenu = 20;

/** The customer's name; a menu of customers, or the way to their page, for people who belong to several. */
function CustomerName() {
  const me = useMe();
  const session = useSession();
  const navigate = useNavigate();
  const name = <span className="strong ell grow">{me.customer.name}</span>;
  if (!hasCustomers(me)) return name;
  const choose = (id: string) => {
    session.chooseCustomer(id);
    location.assign('/');
  };
  const button = (props: { onClick?: () => void }) => (
    <Button variant="plain" className={css.railCustomer} aria-label={texts.customer(me.customer.name)} {...props}>
      {name}
      <ChevronsUpDown size={14} className="quiet" aria-hidden />
    </Button>
  );
  if (me.customers.length > customersInMenu) return button({ onClick: () => navigate(selectPath) });
  return (
    <MenuButton
      items={me.customers.map(({ id, name: label }) => ({ key: id, label, onClick: () => choose(id) }))}
      chosen={[me.customer.id]}
    >
      {button({})}
    </MenuButton>
  );
}

interface RailProps {
  collapsed: boolean;
  /** Absent where the width decides. */
  onToggle?: () => void;
}

/** The areas of the console with what waits in each, the lists or pages of the open one, and the person. */
export function Rail({ collapsed, onToggle }: RailProps) {
  const me = useMe();
  const { pathname } = useLocation();
  const providerLinks = useRegistered('providerLinks').map((link) => ({ ...link, rank: providerRank + link.rank }));
  const areas = visible([...useRegistered('areas'), ...useShellAreas(), ...(me.isSuper ? providerLinks : [])], me);
  const open: Area | undefined = areas.find((area: Area) => matchPath(area.match ?? `${area.to}/*`, pathname));
  return (
    <nav className={`${css.rail}${collapsed ? ` ${css.isCollapsed}` : ''}`} aria-label={texts.primary}>
      <div className={css.railHead}>
        <Logo />
        {collapsed ? <CustomerMark /> : <CustomerName />}
      </div>
      <ul className={css.railAreas}>
        {areas.map((area) => (
          <RailArea key={area.to} area={area} isOpen={area === open} collapsed={collapsed} />
        ))}
      </ul>
      {!collapsed && open?.Rail && (
        <Guarded of={open.to}>
          <open.Rail />
        </Guarded>
      )}
      {onToggle && (
        <IconButton
          className={css.railToggle}
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          label={collapsed ? texts.expandRail : texts.collapseRail}
          onClick={onToggle}
        />
      )}
      <UserMenu collapsed={collapsed} />
    </nav>
  );
}

/** Below the areas of customers. */
const providerRank = 1_000;

function RailArea({ area, isOpen, collapsed }: { area: Area; isOpen: boolean; collapsed: boolean }) {
  const { name, to, icon: Icon, waiting } = area;
  const count = useLensCounts(waiting ? [waiting] : []).get(waiting?.id ?? '') ?? 0;
  const waits = waiting && count > 0 ? `${formatCount(count)} ${waiting.what}` : null;
  return (
    <li>
      <Tip text={collapsed ? name : null} placement="right">
        <NavLink
          to={to}
          className={`${railCss.railItem}${isOpen ? ` ${railCss.isOn}` : ''}`}
          aria-label={collapsed ? (waits ? `${name}, ${waits}` : name) : undefined}
          aria-current={isOpen ? 'page' : undefined}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {!collapsed && <span className="grow">{name}</span>}
          {!collapsed && waits && (
            <>
              <span className={`${railCss.railCount} num`} title={waits} aria-hidden>
                {formatChip(count)}
              </span>
              <span className="unseen">{waits}</span>
            </>
          )}
        </NavLink>
      </Tip>
    </li>
  );
}
